// Signs of things that lie on maps, by the names that scenes give them.

/** Find tokens; a blank one has none. */
export const FINDS: Record<string, string> = {
  hidden: "",
  crown: "laurel-crown",
  treasure: "open-treasure-chest",
  bandits: "bandit",
  lair: "wyvern",
  camp: "camping-tent",
  fort: "hill-fort",
  city: "village",
  church: "church",
  blank: "",
};

/** What a space yields: its mark, the icon; the colour is the token of the same name. */
export const YIELDS: Record<string, string> = {
  mana: "crystal-growth",
  ore: "ore",
  food: "wheat",
};
