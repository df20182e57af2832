import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { battleQueries } from '#client/net/battle/battles.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import type { PlaceKind } from '#shared/contract/battle/places.ts';
import { mineTexts as texts } from './texts.ts';

interface PlaceRedirectProps {
  readonly kind: PlaceKind;
  /** The code of a room, or an id. */
  readonly placeKey: string;
  readonly to: (channelDomain: string) => string;
}

/** An address that names a thing without its class leads to the class in which the thing lies. */
export function PlaceRedirect({ kind, placeKey, to }: PlaceRedirectProps) {
  const place = useQuery(battleQueries.place(kind, placeKey));
  const code = errorCodeOf(place.error);
  if (place.data) return <Navigate to={to(place.data.channelDomain)} replace />;
  const isNowhere = code === 'ROOM_NOT_FOUND' || code === 'RESOURCE_NOT_FOUND' || code === 'VALIDATION_FAIL';
  return (
    <SeaPage>
      <title>{`${texts.title} · ${texts.product}`}</title>
      <Panel>
        {isNowhere ? (
          <EmptyState scene="lost" title={texts.nowhere[kind]} hint={texts.nowhereHint}>
            <ButtonLink to={paths.myChannels} tone="ok">
              {texts.toMine}
            </ButtonLink>
            <ButtonLink to={paths.world}>{texts.toWorld}</ButtonLink>
          </EmptyState>
        ) : (
          <ListBody query={{ ...place, data: undefined }} failed={texts.failed}>
            {() => null}
          </ListBody>
        )}
      </Panel>
    </SeaPage>
  );
}
