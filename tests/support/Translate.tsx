import React, {Fragment, type ReactNode} from 'react';

import russian from '../../i18n/ru/code.json';

let locale: 'en' | 'ru' = 'en';

/** Sets the language of components that are rendered afterward. */
export function speak(next: 'en' | 'ru'): void {
  locale = next;
}

/**
 * Returns the text of a message. The English text is in the component, and the Russian one must be in the translation
 * file.
 */
function textOf(id: string | undefined, message: string): string {
  if (id === undefined) throw new Error(`"${message}" has no id`);
  if (locale === 'en') return message;
  const found = (russian as Record<string, {message: string} | undefined>)[id];
  if (!found) throw new Error(`i18n/ru/code.json has no ${id}`);
  return found.message;
}

function fill<T>(text: string, values: Record<string, T>): (string | T)[] {
  return text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return part;
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}": no value for ${name}`);
    return value;
  });
}

/** Replaces `translate` of `@docusaurus/Translate`. */
export function translate(
  {id, message = ''}: {id?: string; message?: string},
  values: Record<string, string> = {},
): string {
  return fill(textOf(id, message), values).join('');
}

interface Props {
  id?: string;
  children?: string;
  values?: Record<string, ReactNode>;
}

/** Replaces the component of `@docusaurus/Translate`. */
export default function Translate({id, children = '', values = {}}: Props): ReactNode {
  return fill(textOf(id, children), values).map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
