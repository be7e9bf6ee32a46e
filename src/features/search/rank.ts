import {platformOf} from '../../site/platformOf.ts';
import {NEWS} from '../../site/postFile.ts';
import {SECTIONS, type Section} from '../../site/sections.ts';

import {planTerms, type Plan, type Slot} from './planQuery.ts';
import type {SearchIndex} from './searchIndex.ts';
import {isWeakTerm} from './words.ts';

/** A matching page, as numbers in the index. */
export interface Match {
  page: number;
  score: number;
  /** Matching headings of the page as numbers of its sections, best first. */
  sections: number[];
}

export interface Ranking {
  /** Best first. */
  matches: Match[];
  /** Prefixes of words to mark. */
  marks: string[];
}

const MOST_SECTIONS = 4;
/** Minimum score of a match, relative to the best one. */
const LEAST_SCORE = 0.015;
/** Minimum weight of an alternative with which a page contains the word itself. */
const LEAST_MEANT = 0.2;

/** Weight of a title that contains all words of a synonym. */
const WHOLE_NAME = 0.9;

// Weights of matches by place, relative to 1 for a heading.
const TITLE = 4.2;
const LEAD = 2.2;
const BODY = 0.5;

/** Minimum weight of a word that most pages have, and the influence of its rarity in titles. */
const LEAST_RARITY = 0.5;
const TITLE_RARITY = 0.4;

/** Weight of words that are part of questions of all kinds, such as "need". */
const WEAK = 0.3;

/** Factor for pages about a problem if the query describes one, and for the other pages if it doesn't. */
const PROBLEM_PAGE = 1.2;
/** Influence of a text's length on the weight of its words. */
const LENGTH = 0.5;
/** Weight of the best section, and of a heading in it. */
const BEST_SECTION = 0.8;
const SECTION_HEADING = 1.7;

/** Boosts for pages whose full title appears in the query, and for those whose title has most words of the query. */
const TITLE_SHARE = 0.4;
const IN_TITLE = 0.5;
/** Boosts for pages that have most words under one heading, and for those that have them in it and in their title. */
const TOGETHER = 12;
const NAMED_TOGETHER = 0.5;
/** Penalty for pages with many sections, which contain some of the words of any query. */
const MANY_SECTIONS = 0.5;

/**
 * Factor for pages without the platform in the query, squared for pages about another one. Also for pages about another
 * platform than the one that the query suggests.
 */
const AWAY = 0.6;
const NEAR = 2.5;

const SECTION_TABLE: readonly Section[] = SECTIONS;

/** Posts, which are about a single day, rank below guides with the same content. */
const SECTION_FACTOR = new Map([
  ...SECTION_TABLE.map(({id, searchWeight = 1}) => [id, searchWeight] as const),
  [NEWS, 0.45],
]);

/** Factor for a section's landing page, which mentions everything but explains nothing. */
const LANDING = 0.5;
const PROBLEM_PATH = /^\/faq-and-troubleshooting\/troubleshooting\//;
/** Factor for the landing page of the platform whose name is the entire query. */
const NAMED_LANDING = 5;

/** Returns the weight of a word that occurs on a number of all pages. The root limits the weight of the rarest words. */
const rarityOf = (pages: number, all: number) => Math.sqrt(Math.log(1 + (all - pages + 0.5) / (pages + 0.5)));

/** Returns whether a page contains a term in its title, headings, or text. */
function hasTerm(index: SearchIndex, page: number, term: string): boolean {
  if (index.common.has(term) || index.titles.get(term)?.includes(page) === true) return true;
  return (
    index.headings.get(term)?.some((section) => index.pageOf[section] === page) === true ||
    index.body(term).some((section) => index.pageOf[section] === page)
  );
}

/** Returns the words of the query that a page doesn't contain, neither themselves nor under another name. */
export function missingWords(index: SearchIndex, plan: Plan, page: number): string[] {
  const isThere = ({alternatives, names = []}: Slot) =>
    alternatives.some(({term, weight}) => weight >= LEAST_MEANT && hasTerm(index, page, term)) ||
    names.some((name) => name.every((term) => hasTerm(index, page, term)));
  const missing = plan.words.filter(({slots}) => slots.length === 0 || !slots.every(isThere));
  return [...new Set(missing.map(({text}) => text))];
}

/**
 * Ranks the pages of an index. The same index and plan always result in the same ranking. Missing shards count as
 * empty.
 * @param near ID of the section that the reader is in. Its pages, and those about the same platform in other sections,
 *   come first among equal matches.
 * @param only ID of the only section to search.
 */
export function rank(index: SearchIndex, plan: Plan, near?: string, only?: string): Ranking {
  const {slots, missing, isPlatform, platforms, hints} = plan;
  if (slots.length === 0) return {matches: [], marks: []};

  const pageCount = index.pages.length;
  const sectionCount = index.pageOf.length;
  const total = new Float64Array(pageCount);
  const covered = new Float64Array(pageCount);
  const titleCovered = new Float64Array(pageCount);
  const titleMass = new Float64Array(pageCount);
  const sectionScore = new Float64Array(sectionCount);
  const sectionCovered = new Float64Array(sectionCount);
  const headingCovered = new Float64Array(sectionCount);
  const headingHit = new Uint8Array(sectionCount);
  let mass = 0;

  for (const {alternatives, names = [], scale: ownScale = 1} of slots) {
    const isWeak =
      names.length === 0 && alternatives.some(({term, weight}) => weight === 1 && isWeakTerm(term));
    const scale = isWeak ? ownScale * WEAK : ownScale;
    const title = new Float64Array(pageCount);
    const lead = new Float64Array(pageCount);
    const heading = new Float64Array(sectionCount);
    const body = new Float64Array(sectionCount);
    const raise = (values: Float64Array, ids: ArrayLike<number> | undefined, weight: number) => {
      for (let at = 0; at < (ids?.length ?? 0); at += 1) {
        const id = ids?.[at] ?? 0;
        if ((values[id] ?? 0) < weight) values[id] = weight;
      }
    };
    for (const {term, weight} of alternatives) {
      raise(title, index.titles.get(term), weight);
      raise(heading, index.headings.get(term), weight);
      raise(body, index.body(term), weight);
    }

    const named = new Uint8Array(pageCount);
    for (const name of names) {
      const [first = [], ...rest] = name.map((term) => index.titles.get(term) ?? []);
      for (const page of first) {
        if (rest.every((pages) => pages.includes(page))) {
          title[page] = Math.max(title[page] ?? 0, WHOLE_NAME);
          named[page] = Math.max(named[page] ?? 0, name.length);
        }
      }
    }

    const best = new Float64Array(pageCount);
    const bestHeading = new Float64Array(pageCount);
    for (let section = 0; section < sectionCount; section += 1) {
      const page = index.pageOf[section] ?? 0;
      const inBody = body[section] ?? 0;
      const inHeading = heading[section] ?? 0;
      if (inBody > 0) {
        // A word in a short text is more significant than in a long text.
        const worth =
          inBody * (1.25 - Math.min(1, Math.log2(1 + (index.lengths[section] ?? 1)) / 10) * LENGTH);
        if (worth > (best[page] ?? 0)) best[page] = worth;
        body[section] = worth;
        if (section === index.firstSection[page]) lead[page] = inBody;
      }
      if (inHeading > (bestHeading[page] ?? 0)) bestHeading[page] = inHeading;
    }

    let frequency = 0;
    let namedPages = 0;
    for (let page = 0; page < pageCount; page += 1) {
      if ((best[page] ?? 0) + (title[page] ?? 0) + (lead[page] ?? 0) + (bestHeading[page] ?? 0) > 0.2) {
        frequency += 1;
      }
      if ((title[page] ?? 0) + (bestHeading[page] ?? 0) > 0.2) namedPages += 1;
    }
    if (alternatives.some(({term, weight}) => weight >= 0.9 && index.common.has(term))) frequency = pageCount;
    const rarity = scale * (rarityOf(frequency, pageCount) + LEAST_RARITY);
    // A word that occurs on all pages is still rare in titles, where it indicates what the page is about.
    const aboveRarity = scale * (rarityOf(namedPages, pageCount) + LEAST_RARITY);
    const titleRarity = rarity + TITLE_RARITY * (aboveRarity - rarity);
    mass += rarity;

    for (let page = 0; page < pageCount; page += 1) {
      const inTitle = title[page] ?? 0;
      const inText = best[page] ?? 0;
      const inLead = lead[page] ?? 0;
      const inHeading = bestHeading[page] ?? 0;
      if (inTitle + inText + inLead + inHeading === 0) continue;
      total[page] =
        (total[page] ?? 0) +
        titleRarity * (TITLE * inTitle + inHeading) +
        rarity * (LEAD * inLead + BODY * inText);
      covered[page] =
        (covered[page] ?? 0) + rarity * Math.min(1, Math.max(inTitle, inText, inLead, inHeading));
      titleMass[page] = (titleMass[page] ?? 0) + rarity * Math.min(1, inTitle);
      titleCovered[page] = (titleCovered[page] ?? 0) + Math.max(named[page] ?? 0, inTitle >= 0.5 ? 1 : 0);
    }
    for (let section = 0; section < sectionCount; section += 1) {
      const inHeading = heading[section] ?? 0;
      const inBody = body[section] ?? 0;
      if (inHeading + inBody > 0) {
        sectionScore[section] =
          (sectionScore[section] ?? 0) + rarity * (SECTION_HEADING * inHeading + inBody);
        if (inHeading > 0.3) headingHit[section] = 1;
      }
      const inTitle = title[index.pageOf[section] ?? 0] ?? 0;
      const there = Math.min(1, Math.max(inHeading, inBody, inTitle));
      const above = Math.min(1, Math.max(inHeading, inTitle));
      if (above > 0) headingCovered[section] = (headingCovered[section] ?? 0) + rarity * above;
      if (there > 0) sectionCovered[section] = (sectionCovered[section] ?? 0) + rarity * there;
    }
  }

  // Words without any match lower the score of every page.
  mass += missing;

  // Words that most pages contain have no list of sections. A query that consists of them matches every page.
  if (!covered.some((value) => value > 0) && [...planTerms(plan)].some((term) => index.common.has(term))) {
    covered.fill(1);
    total.fill(1);
  }

  const matches: Match[] = [];
  // These scores ignore the reader's section, which changes the order but not the set of results.
  const scores = new Float64Array(pageCount);
  for (let page = 0; page < pageCount; page += 1) {
    const entry = index.pages[page];
    const coverage = (covered[page] ?? 0) / mass;
    if (!entry || coverage === 0 || (only !== undefined && entry.section !== only)) continue;
    const first = index.firstSection[page] ?? 0;
    let bestSection = 0;
    let squares = 0;
    let together = 0;
    let named = 0;
    for (let at = 0; at < entry.sections.length; at += 1) {
      bestSection = Math.max(bestSection, sectionScore[first + at] ?? 0);
      squares += (sectionScore[first + at] ?? 0) ** 2;
      named = Math.max(named, (headingCovered[first + at] ?? 0) / mass);
      together = Math.max(together, (sectionCovered[first + at] ?? 0) / mass);
    }
    const titleWords = index.titleSizes[page] ?? 1;
    const platform = platformOf(entry.path);
    const isNamed = platform !== undefined && platforms.has(platform);
    const inTitle = !isPlatform && isNamed && index.titles.get(platform)?.includes(page) === true ? 1 : 0;
    const titleShare = Math.min(1, ((titleCovered[page] ?? 0) + inTitle) / titleWords);
    let score =
      (((total[page] ?? 0) + BEST_SECTION * bestSection + Math.sqrt(squares)) *
        coverage *
        (1 + TITLE_SHARE * titleShare) *
        (1 + IN_TITLE * ((titleMass[page] ?? 0) / mass) ** 2) *
        (1 + NAMED_TOGETHER * named ** 2) *
        (1 + TOGETHER * together ** 3)) /
      Math.log2(2 + entry.sections.length) ** MANY_SECTIONS;
    score *= SECTION_FACTOR.get(entry.section) ?? 1;
    if (plan.isProblem === PROBLEM_PATH.test(entry.path)) score *= PROBLEM_PAGE;
    if (/^\/[^/]+$/.test(entry.path)) {
      if (isPlatform && isNamed) score *= NAMED_LANDING;
      else if (titleShare < 1 || (titleMass[page] ?? 0) < 0.9 * mass) score *= LANDING;
    }
    if (platforms.size > 0 && !isNamed) score *= platform === undefined ? AWAY : AWAY ** 2;
    if (platforms.size === 0 && hints.size > 0 && platform !== undefined && !hints.has(platform))
      score *= AWAY;
    scores[page] = score;
    if (near !== undefined && (near === entry.section || near === platform)) score *= NEAR;
    const sections = entry.sections
      .map((_, at) => at)
      .filter(
        (at) => (sectionScore[first + at] ?? 0) >= 0.6 * bestSection && entry.sections[at]?.anchor !== '',
      )
      .sort(
        (a, b) =>
          (sectionScore[first + b] ?? 0) +
            (headingHit[first + b] ?? 0) * 0.01 -
            (sectionScore[first + a] ?? 0) -
            (headingHit[first + a] ?? 0) * 0.01 || a - b,
      )
      .slice(0, MOST_SECTIONS);
    matches.push({page, score, sections});
  }
  matches.sort((a, b) => b.score - a.score || a.page - b.page);
  // Drops the lowest-ranking pages, which match only isolated words.
  const least = scores.reduce((a, b) => Math.max(a, b), 0) * LEAST_SCORE;
  return {
    matches: matches.filter(({page}) => (scores[page] ?? 0) >= least),
    marks: [...new Set(slots.flatMap((slot) => slot.marks))].filter((mark) => mark.length > 1),
  };
}
