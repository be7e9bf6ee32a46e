import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {
  DocProvider,
  DocsSidebarProvider,
  DocsVersionProvider,
  type useDocsSidebar,
  type useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import {ScrollControllerProvider} from '@docusaurus/theme-common/internal';
import type useRouteContext from '@docusaurus/useRouteContext';
import React, {useEffect, type ComponentProps, type ComponentType} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {Router} from 'react-router';

import ContentBody from './ContentBody.tsx';
import type {DocHead} from './docHead.ts';

/** What the text of a doc takes from the page around it. None of it changes while the doc is shown. */
interface Surroundings {
  head: DocHead;
  history: ComponentProps<typeof Router>['history'];
  route: ReturnType<typeof useRouteContext>;
  sidebar: ReturnType<typeof useDocsSidebar>;
  version: ReturnType<typeof useDocsVersion>;
}

function Hydrated({then}: {then: () => void}): null {
  useEffect(then, [then]);
  return null;
}

/**
 * Hydrates the text of a doc by itself, after the page around it. A root of its own, since React has no way to hydrate a
 * part of a page later that survives changes around it: any context that changes above makes it draw the part anew.
 * @param element holds the markup that the server has made of `Content`
 * @param onFailure called when the text could not be drawn, and is gone
 * @returns (resolves) once events reach the components, with a function that ends it
 */
export default function hydrateContent(
  element: HTMLElement,
  Content: ComponentType,
  {head, history, route, sidebar, version}: Surroundings,
  onFailure: (error: unknown) => void,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const root = hydrateRoot(
      element,
      <Router history={history}>
        <BrowserContextProvider>
          <ScrollControllerProvider>
            <RouteContextProvider value={route}>
              <DocsVersionProvider version={version}>
                <DocsSidebarProvider name={sidebar?.name} items={sidebar?.items}>
                  <DocProvider content={head as ComponentProps<typeof DocProvider>['content']}>
                    <ContentBody>
                      <Content />
                    </ContentBody>
                  </DocProvider>
                </DocsSidebarProvider>
              </DocsVersionProvider>
            </RouteContextProvider>
          </ScrollControllerProvider>
        </BrowserContextProvider>
        <Hydrated
          then={() => {
            resolve(() => {
              root.unmount();
            });
          }}
        />
      </Router>,
      {
        onUncaughtError: (error) => {
          reject(error as Error);
          onFailure(error);
        },
        onRecoverableError: (error) => {
          console.error('The text of the page differs from what was served', error);
        },
      },
    );
  });
}
