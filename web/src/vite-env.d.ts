/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:icons/*" {
  const bodies: Record<string, string>;
  export default bodies;
}

declare module "virtual:moments" {
  const moments: Record<string, import("./gen/wire").Position>;
  export default moments;
}

declare module "virtual:moments/elven_rage" {
  const moments: Record<string, { position: import("./gen/wire").Position; events: import("./gen/wire").Event[] }>;
  export default moments;
}

declare module "virtual:moments/runewars" {
  const moments: Record<string, { position: import("./gen/wire").Position; events: import("./gen/wire").Event[] }>;
  export default moments;
}
