/** Platform tags that can start a line of release notes. */
export const TAGS = ['Android', 'iOS', 'Unity'] as const;

export type Tag = (typeof TAGS)[number];

/** Lists that a release can have, in display order. */
export const RELEASE_LISTS = ['features', 'fixes', 'adapters', 'deprecations'] as const;

export type ReleaseListName = (typeof RELEASE_LISTS)[number];

/** A line of release notes without its tag. */
export interface ReleaseLine {
  tag: Tag | null;
  text: string;
}

const isTag = (text: string): text is Tag => TAGS.some((tag) => tag === text);

/** Splits off a tag such as `[iOS] ` from the start of a line. An unknown tag in brackets remains part of the text. */
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

// Every word in a name contains a capital letter, as in `Unity Ads` and `myTarget`, or is in parentheses, as in `VK Ads
// (myTarget)`.
const WORD = String.raw`(?:[\w&+/.-]*[A-Z][\w&+/.-]*|\([\w .&+/-]+\))`;
const NAME_AND_VERSION = new RegExp(
  String.raw`^(${WORD}(?: ${WORD})*) v?(\d+(?:\.\d+)+(?:[.+-][\w.+-]*)?|\d+)$`,
);

/**
 * Parses a line such as `BidMachine 3.2.0`, or returns null for any other text. Such lines are the same in all
 * languages.
 */
export function parseNamedVersion(text: string): NamedVersion | null {
  const [, name, version] = NAME_AND_VERSION.exec(text) ?? [];
  return name !== undefined && version !== undefined ? {name, version} : null;
}
