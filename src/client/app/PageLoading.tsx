import { Loading } from '#client/ui/feedback/Loading.tsx';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { appTexts } from './texts.ts';

/** A page on its way. */
export function PageLoading() {
  return (
    <SeaPage>
      <Panel>
        <Loading label={appTexts.starting} />
      </Panel>
    </SeaPage>
  );
}
