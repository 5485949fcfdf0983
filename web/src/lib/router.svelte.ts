// Where we are: the address, and how to go elsewhere without loading the page anew.

export const place = $state({ path: location.pathname, query: location.search, hash: location.hash });

function look(): void {
  place.path = location.pathname;
  place.query = location.search;
  place.hash = location.hash;
}

addEventListener("popstate", look);

export function go(path: string, replace = false): void {
  const here = location.pathname + location.search + location.hash;
  history[replace || path === here ? "replaceState" : "pushState"](null, "", path);
  look();
  if (replace) return;
  const mark = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (mark) mark.scrollIntoView();
  else scrollTo(0, 0);
}

/** Links inside the page; those with a modifier key, a target or another origin stay the browser's. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
