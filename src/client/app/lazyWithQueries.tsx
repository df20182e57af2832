import { lazy, type ComponentType } from 'react';

/** A page inside the query cache; the cache's code is loaded together with the page. */
export function lazyWithQueries(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const [Page, { Queries }] = await Promise.all([load(), import('./Queries.tsx')]);
    return {
      default: () => (
        <Queries>
          <Page />
        </Queries>
      ),
    };
  });
}
