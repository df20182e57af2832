import { Stack } from '#client/ui/layout/Stack.tsx';
import type { ReactNode } from 'react';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';

/** A page in a small window of its own. */
export function WindowFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <SeaPage>
      <title>{`${title} · 돌핀 월드`}</title>
      <Panel title={title} level={1}>
        <Stack align="center">{children}</Stack>
      </Panel>
    </SeaPage>
  );
}
