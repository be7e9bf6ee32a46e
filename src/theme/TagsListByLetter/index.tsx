import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/TagsListByLetter';
import React, {type ReactNode} from 'react';

import styles from './styles.module.css';

/** Replaces the theme's list, which has a heading for each letter. Lists all news tags, each with its description. */
export default function TagsListByLetter({tags}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {selectMessage} = usePluralForm();
  const posts = translate(
    {id: 'theme.blog.post.plurals', message: 'One post|{count} posts'},
    {count: '{count}'},
  );
  return (
    <ul className={styles.tags}>
      {tags
        .toSorted((a, b) => a.label.localeCompare(b.label, currentLocale))
        .map(({permalink, label, description, count}) => (
          <li key={permalink}>
            <Link to={permalink} rel="tag" autoAddBaseUrl={false}>
              {label}
            </Link>
            <span>{selectMessage(count, posts).replace('{count}', String(count))}</span>
            {description !== undefined && <p>{description}</p>}
          </li>
        ))}
    </ul>
  );
}
