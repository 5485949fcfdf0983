// Looks at a page as a person does: is text cut, off the screen, covered or too small, is a target too small to hit, does
// something lack a name or its words? Answers with findings, one line each. Runs inside the page.
//
// Left alone on purpose: what is only for screen readers (.hidden-text), what lies under an open dialog, and what a
// scrolling box hides as long as it can be scrolled to.
(({ target, lang, fixed, names }) => {
  const W = document.documentElement.clientWidth;
  const H = window.innerHeight;
  const SLACK = 1.5;
  const found = new Set();

  const style = (element) => getComputedStyle(element);
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 48);
  const name = (element) => {
    const kind = element.tagName.toLowerCase();
    const ref = element.getAttribute("data-ref");
    const label = element.getAttribute("aria-label") || element.textContent || "";
    const classes = [...element.classList].filter((one) => !one.startsWith("svelte-")).join(".");
    return `${kind}${classes ? "." + classes : ""}${ref ? `[${ref}]` : ""} "${short(label)}"`;
  };
  const say = (what, element, more = "") => found.add(`${what}: ${name(element)}${more ? " " + more : ""}`);

  const modal = [...document.querySelectorAll("dialog:modal")].at(-1) ?? null;
  const root = modal ?? document.body;

  // Visually hidden text is clipped to a pixel, however large the map around it is drawn.
  function hiddenText(element) {
    for (let e = element; e && e !== document.body; e = e.parentElement) {
      const c = style(e);
      if (c.position === "absolute" && (c.clipPath !== "none" || c.clip !== "auto")) {
        if (e.offsetWidth <= 2 || e.offsetHeight <= 2) return true;
      }
    }
    return false;
  }
  const seen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest("[inert]") &&
    !hiddenText(element);

  // What is left of a rectangle after all boxes that clip it; `cut` when one does that cannot be scrolled.
  function clipped(element, rect) {
    let { left, top, right, bottom } = rect;
    let cut = null;
    let scrolls = false;
    let position = style(element).position;
    for (let e = element; e && e !== document.documentElement; e = e.parentElement) {
      const c = style(e);
      if (e !== element && e !== document.body) {
        const skips = position === "fixed" || (position === "absolute" && c.position === "static" && c.transform === "none");
        const x = c.overflowX !== "visible";
        const y = c.overflowY !== "visible";
        if (!skips && (x || y)) {
          const box = e.getBoundingClientRect();
          const roll = /auto|scroll/;
          if (x && (left < box.left - SLACK || right > box.right + SLACK)) {
            if (roll.test(c.overflowX)) scrolls = true;
            else cut ??= e;
            left = Math.max(left, box.left);
            right = Math.min(right, box.right);
          }
          if (y && (top < box.top - SLACK || bottom > box.bottom + SLACK)) {
            if (roll.test(c.overflowY)) scrolls = true;
            else cut ??= e;
            top = Math.max(top, box.top);
            bottom = Math.min(bottom, box.bottom);
          }
        }
      }
      // Only ancestors that hold a positioned thing clip it.
      if (e !== element && c.position !== "static") position = c.position;
      else if (e === element) position = c.position;
      if (position === "fixed") break;
    }
    return { left, top, right, bottom, cut, scrolls, gone: right - left < 1 || bottom - top < 1 };
  }

  /** How much larger or smaller a thing is drawn than it is laid out. */
  function scaled(element) {
    for (let e = element; e && e !== document.body; e = e.parentElement) {
      const c = style(e);
      if ((c.transform !== "none" || c.scale !== "none") && e.offsetWidth > 40) return e.getBoundingClientRect().width / e.offsetWidth;
    }
    return 1;
  }

  /** Does a thing lie in a box that floats above another thing: a sheet, a drawer, what drops down? */
  function floats(over, under) {
    for (let e = over; e && !e.contains(under); e = e.parentElement) {
      const c = style(e);
      if (c.position !== "static" && /^[1-9]/.test(c.zIndex)) return true;
      if (c.position === "fixed" || c.position === "sticky" || e.matches("dialog, [popover]")) return true;
    }
    return false;
  }

  const opaque = (element) => {
    const c = style(element);
    const ground = /^rgba\(.*, ([\d.]+)\)$/.exec(c.backgroundColor);
    return (ground ? Number(ground[1]) > 0.9 : c.backgroundColor !== "transparent") || c.backgroundImage !== "none";
  };

  /** What hides a thing at a point, or null. What lets the pointer through is not seen here. */
  function hider(element, x, y) {
    for (const over of document.elementsFromPoint(x, y)) {
      if (over.contains(element) || element.contains(over)) return null;
      if (over instanceof HTMLElement ? opaque(over) : false) return over;
    }
    return null;
  }

  /** The layer that a thing floats in: things of different layers may lie over each other while a page scrolls. */
  function layer(element) {
    for (let e = element; e; e = e.parentElement) {
      const p = style(e).position;
      if (p === "fixed" || p === "sticky") return e;
      if (e.matches("dialog, [popover]")) return e;
    }
    return null;
  }

  // Texts.

  /** Words that begin on one line and end on the next; hyphens and slashes are where a word may end a line. */
  function broken(node) {
    const range = document.createRange();
    return [...node.data.matchAll(/[\p{L}\p{N}'’]+/gu)].map(({ 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter((r) => r.width > 0.5).map((r) => r.top);
      // Less than a line apart: a part of it may be drawn in another font.
      return Math.max(...tops) - Math.min(...tops) > 3 ? word : "";
    }).filter(Boolean);
  }

  const texts = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || element.closest("script, style, noscript, title, desc, option, select, textarea")) continue;
    if (!seen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((r) => r.width > 0.5 && r.height > 0.5);
    if (!lines.length) continue;
    const text = { node, element, lines: [], layer: layer(element) };
    texts.push(text);

    const svg = element.closest("svg");
    let size = parseFloat(style(element).fontSize);
    if (svg && element.getScreenCTM) {
      const m = element.getScreenCTM();
      if (m) size *= Math.hypot(m.a, m.b);
    } else {
      size *= scaled(element);
    }
    if (size < 11.9) say("under 12 px", element, `${size.toFixed(1)} px`);

    for (const line of lines) {
      const part = clipped(element, line);
      if (part.cut && !part.cut.hasAttribute("data-clip")) say("cut", element, `by ${name(part.cut).split(" ")[0]}`);
      if (part.gone) continue;
      text.lines.push(part);
      if (part.left < -SLACK || part.right > W + SLACK) say("off the screen", element, `${Math.round(part.left)}..${Math.round(part.right)} of ${W}`);
      if (fixed && (part.top < -SLACK || part.bottom > H + SLACK)) say("below the screen", element, `${Math.round(part.bottom)} of ${H}`);
    }
    // What people call themselves may be longer than any column.
    const whole = lines.length > 1 && !element.closest('[translate="no"]');
    for (const word of whole ? broken(node) : []) say("broken within a word", element, word);
    const box = element.closest("*");
    const c = style(box);
    if (c.textOverflow === "ellipsis" && box.scrollWidth > box.clientWidth + 1) say("cut with an ellipsis", box);
    for (let e = element; e && e !== root; e = e.parentElement) {
      const k = style(e);
      if (k.webkitLineClamp !== "none" && e.scrollHeight > e.clientHeight + 1) say("cut after some lines", e);
      if (k.display !== "inline") break;
    }
  }

  // Words of fields.

  const paper = document.createElement("canvas").getContext("2d");
  for (const field of root.querySelectorAll("input, textarea, select")) {
    if (!seen(field)) continue;
    const c = style(field);
    const room = field.clientWidth - parseFloat(c.paddingLeft) - parseFloat(c.paddingRight);
    paper.font = c.font;
    const words =
      field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? "") : (field.value && field.type !== "range" ? "" : field.placeholder) || "";
    if (words && paper.measureText(words).width > room + 1) say("cut in its field", field, short(words));
    if (/text|search|url|email|password/.test(field.type) && !field.readOnly && field.value && field.scrollWidth > field.clientWidth + 1)
      say("cut in its field", field, short(field.value));
    if (parseFloat(c.fontSize) < 11.9) say("under 12 px", field, c.fontSize);
  }

  // Texts over texts.

  const share = (a, b) => {
    const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return x > 2 && y > 2 && x * y > 12 ? Math.min(x, y) : 0;
  };
  const within = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  // Glyphs do not fill their line: what overlaps only with leading is fine.
  const tight = (r) => {
    const give = (r.bottom - r.top) * 0.2;
    return { left: r.left, right: r.right, top: r.top + give, bottom: r.bottom - give };
  };
  const all = texts.flatMap((text) => text.lines.map((line) => ({ text, box: tight(line) })));
  all.sort((a, b) => a.box.left - b.box.left);
  for (let i = 0; i < all.length; i += 1) {
    for (let j = i + 1; j < all.length && all[j].box.left < all[i].box.right; j += 1) {
      const [a, b] = [all[i], all[j]];
      if (a.text === b.text || a.text.layer !== b.text.layer) continue;
      if (a.text.element === b.text.element) continue;
      if (!share(a.box, b.box)) continue;
      const x = (Math.max(a.box.left, b.box.left) + Math.min(a.box.right, b.box.right)) / 2;
      const y = (Math.max(a.box.top, b.box.top) + Math.min(a.box.bottom, b.box.bottom)) / 2;
      if (hider(a.text.element, x, y) || hider(b.text.element, x, y)) continue;
      say("texts overlap", a.text.element, `and "${short(b.text.node.data)}"`);
    }
  }

  // Is a text covered by something that does not belong to it?
  for (const { element, lines, layer: own } of texts) {
    for (const line of lines) {
      const [x, y] = [(line.left + line.right) / 2, (line.top + line.bottom) / 2];
      if (x < 0 || y < 0 || x > W || y > H) continue;
      if (style(element).pointerEvents === "none") continue;
      const over = hider(element, x, y);
      if (over && layer(over) === own && !floats(over, element)) say("covered", element, `by ${name(over)}`);
    }
  }

  // Targets.

  const POINTABLE =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option], [role=menuitem], " +
    "[role=radio], [role=checkbox], [role=switch], [role=slider], [role=link]";
  const targets = [];
  for (const element of root.querySelectorAll(POINTABLE)) {
    const shown = element.matches("input[type=checkbox], input[type=radio], input[type=file]") ? (element.closest("label") ?? element.labels?.[0] ?? element) : element;
    if (!seen(shown) || element.disabled) continue;
    if (style(shown).pointerEvents === "none") {
      if (shown.tagName === "BUTTON") say("no pointer gets there", shown);
      continue;
    }
    const rects = [shown.getBoundingClientRect()].filter((r) => r.width && r.height);
    if (!rects.length) continue;
    const rect = rects[0];
    const inline = shown.tagName === "A" && style(shown).display === "inline" && [...(shown.parentElement?.childNodes ?? [])].some((n) => n.nodeType === 3 && n.data.trim());
    if (inline) continue;
    const part = clipped(shown, rect);
    if (part.cut && !part.cut.closest("svg") && !part.cut.hasAttribute("data-clip")) say("target cut", shown, `by ${name(part.cut).split(" ")[0]}`);
    if (part.gone) continue;
    if (!part.scrolls && (part.left < -SLACK || part.right > W + SLACK)) say("target off the screen", shown);
    if (fixed && part.bottom > H + SLACK) say("target below the screen", shown, `${Math.round(part.bottom)} of ${H}`);
    const reach = hit(shown, rect);
    if (!part.scrolls && (reach.width < target - 0.5 || reach.height < target - 0.5))
      say("small target", shown, `${Math.round(reach.width)}×${Math.round(reach.height)}`);
    targets.push({ element: shown, part, layer: layer(shown), drawn: shown instanceof SVGElement });
  }

  /** The room in which a tap hits the target: its box, or more where it was given more. */
  function hit(element, rect) {
    let { width, height } = rect;
    if (width >= target && height >= target) return rect;
    const [x, y] = [rect.left + width / 2, rect.top + height / 2];
    const own = (px, py) => {
      const over = document.elementFromPoint(px, py);
      return over !== null && (element === over || element.contains(over));
    };
    const reach = (dx, dy) => {
      let n = 0;
      while (n < target && own(x + dx * (n + 1), y + dy * (n + 1))) n += 1;
      return n;
    };
    const over = document.elementFromPoint(x, y);
    // Under a panel that is open over the table: what can be hit there is looked at there.
    if (!own(x, y)) return over && floats(over, element) ? { width: target, height: target } : rect;
    return { width: Math.max(width, reach(-1, 0) + reach(1, 0) + 1), height: Math.max(height, reach(0, -1) + reach(0, 1) + 1) };
  }

  for (let i = 0; i < targets.length; i += 1) {
    for (let j = i + 1; j < targets.length; j += 1) {
      const [a, b] = [targets[i], targets[j]];
      if (a.layer !== b.layer || a.drawn || b.drawn) continue;
      if (a.element.contains(b.element) || b.element.contains(a.element) || a.element === b.element) continue;
      if (share(a.part, b.part) <= 3 || within(a.part, b.part) || within(b.part, a.part)) continue;
      if (floats(a.element, b.element) || floats(b.element, a.element)) continue;
      say("targets overlap", a.element, `and ${name(b.element)}`);
    }
  }

  // Names of pictures.

  for (const picture of root.querySelectorAll("img, svg")) {
    if (!seen(picture) || picture.closest('[aria-hidden="true"]') || picture.parentElement?.closest("svg")) continue;
    if (picture.matches("img[alt], [role=presentation], [role=none]")) continue;
    // What is inside of a picture with a name is a part of it.
    if (picture.parentElement?.closest("[role=img][aria-label]")) continue;
    const named = picture.getAttribute("aria-label") || picture.getAttribute("aria-labelledby") || picture.querySelector(":scope > title");
    if (!named) say("picture without a name", picture.closest("button, a") ?? picture, picture.outerHTML.slice(0, 60));
  }

  // Words.

  const ID = /^(web|prompt|option|event|why|fact|race|action|terrain|effect|cli|tui|mark|zone|track|seat)-[a-z0-9]+(-[a-z0-9]+)*$/;
  const spoken = [...root.querySelectorAll("[aria-label], [title], [placeholder], [alt], [aria-description]")]
    .filter((element) => seen(element))
    .flatMap((element) => ["aria-label", "title", "placeholder", "alt", "aria-description"].map((at) => ({ element, words: element.getAttribute(at) ?? "" })));
  const words = [...texts.map(({ element, node }) => ({ element, words: node.data })), ...spoken].filter(({ words }) => words.trim());
  for (const { element, words: text } of words) {
    if (text.trim().split(/\s+/).some((word) => ID.test(word))) say("words are missing", element, short(text));
    if (/\{ ?\$|undefined|\[object|NaN\b|Cannot read|is not a function/.test(text)) say("broken words", element, short(text));
    const own = element.closest('[translate="no"], [lang]:not(html)');
    if (own && (own.getAttribute("translate") === "no" || !own.lang.startsWith(lang))) continue;
    let left = text.replace(/https?:\S+|\b[A-Z]{2,4}-[\w.-]+/g, "");
    for (const known of names) left = left.replaceAll(known, "");
    const [latin, cyrillic] = [/[A-Za-z]{3,}/.test(left), /[А-Яа-яЁё]{2,}/.test(left)];
    const other = (lang === "ru" && latin && !cyrillic) || (lang === "en" && cyrillic);
    if (other) say("words of another language", element, short(text));
  }

  if (document.documentElement.scrollWidth > W + 1) found.add(`the page is wider than the screen: ${document.documentElement.scrollWidth} of ${W}`);
  if (fixed && document.documentElement.scrollHeight > H + 1) found.add(`the page scrolls: ${document.documentElement.scrollHeight} of ${H}`);
  return [...found];
})
