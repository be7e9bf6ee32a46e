import {translate} from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';

/**
 * Renders a message for when the search has failed because of the connection or, in development, because there is no
 * index.
 */
export default function SearchFailure(): ReactNode {
  // The build creates the index. The development server uses the index of the last build, if any.
  const isDevelopment = process.env.NODE_ENV === 'development';
  return (
    <div role="alert">
      <p>
        <strong>
          {isDevelopment
            ? translate({id: 'site.search.noIndex', message: "The search index isn't available yet"})
            : translate({
                id: 'theme.SearchModal.errorScreen.titleText',
                message: 'Unable to fetch results',
              })}
        </strong>
      </p>
      <p>
        {isDevelopment
          ? translate({
              id: 'site.search.noIndexHelp',
              message: 'The build creates it. Run "npm run build" once, then restart the development server.',
            })
          : translate({
              id: 'theme.SearchModal.errorScreen.helpText',
              message: 'You might want to check your network connection.',
            })}
      </p>
    </div>
  );
}
