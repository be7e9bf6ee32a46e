/** Platform tags that can start a line of release notes. */
export const TAGS = ['Android', 'iOS', 'Unity'] as const;

export type Tag = (typeof TAGS)[number];

/** Text lists that a release may have, in display order. */
export const RELEASE_LISTS = ['features', 'fixes', 'adapters', 'deprecations'] as const;

export type ReleaseListName = (typeof RELEASE_LISTS)[number];

/** A line of release notes without its tag. */
export interface ReleaseLine {
  tag: Tag | null;
  text: string;
}

const isTag = (text: string): text is Tag => TAGS.some((tag) => tag === text);

/** Splits a tag such as `[iOS] ` off the start of a line. An unknown tag in brackets stays part of the text. */
export function splitTag(line: string): ReleaseLine {
  const match = /^\[(\w+)\] +(\S.*)$/.exec(line);
  const [, tag = '', text = line] = match ?? [];
  return isTag(tag) ? {tag, text} : {tag: null, text: line};
}

/** A network or service and its version. */
export interface NamedVersion {
  name: string;
  version: string;
}

// Every word of a name starts with a capital letter, as in `Unity Ads`, `myTarget` and `VK Ads (myTarget)`, or is in
// brackets.
const WORD = String.raw`(?:[\w&+/.-]*[A-Z][\w&+/.-]*|\([\w .&+/-]+\))`;
const NAME_AND_VERSION = new RegExp(
  String.raw`^(${WORD}(?: ${WORD})*) v?(\d+(?:\.\d+)+(?:[.+-][\w.+-]*)?|\d+)$`,
);

/** Reads `BidMachine 3.2.0`; returns null for any other text. Such lines are the same in all languages. */
export function parseNamedVersion(text: string): NamedVersion | null {
  const [, name, version] = NAME_AND_VERSION.exec(text) ?? [];
  return name !== undefined && version !== undefined ? {name, version} : null;
}
