/** Maximum length of the quoted text, because servers limit the length of URLs. */
const MAX_QUOTE = 500;

interface Report {
  /** URL of the repository, without a trailing slash. */
  repository: string;
  title: string;
  /** Lines that name the page and the version. */
  facts: readonly string[];
  /** Text that the reader has selected. */
  quote: string;
}

/** Returns the URL of the form for a new issue in a repository on GitHub, GitLab, or Forgejo, filled with a report. */
export function issueAddress({repository, title, facts, quote}: Report): string {
  const text = quote.trim();
  const shown = text.length > MAX_QUOTE ? `${[...text].slice(0, MAX_QUOTE).join('')}…` : text;
  const quoted = shown === '' ? [] : [`\n${shown.replace(/^/gm, '> ')}`];
  const body = `${[...facts, ...quoted].join('\n')}\n\n`;
  const isGitLab = /(?:^|\.)gitlab\./.test(new URL(repository).hostname);
  const query = new URLSearchParams(
    isGitLab ? {'issue[title]': title, 'issue[description]': body} : {title, body},
  );
  return `${repository}${isGitLab ? '/-' : ''}/issues/new?${query.toString()}`;
}
