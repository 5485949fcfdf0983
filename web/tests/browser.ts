// What jsdom does not have. Set up before every file of tests; tests see a light page that moves.

globalThis.matchMedia = ((media: string) => ({
  matches: false,
  media,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof matchMedia;

globalThis.CSS = { escape: (text: string) => text.replace(/["\\]/g, "\\$&") } as unknown as typeof CSS;

globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
