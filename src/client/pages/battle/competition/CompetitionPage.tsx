import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { OpenStage } from '#client/bridge/stageView.ts';
import { competitionQueries } from '#client/net/battle/competitions.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { BattleFrame } from '../BattleFrame.tsx';
import { CompetitionHub } from './CompetitionHub.tsx';
import { competitionTexts as texts } from './texts.ts';
import styles from '../Arena.module.css';

const ID = /^[1-9]\d{0,8}$/;

/** A competition by its id, and one of its contents where the address names it. */
export function CompetitionPage({ openStage }: { readonly openStage: OpenStage }) {
  const { id: channelId, channelDomain } = useChannel();
  const { competitionId = '', competitionContentId } = useParams();
  const isId = ID.test(competitionId);
  const info = useQuery({
    ...competitionQueries.info(channelId, Number(competitionId)),
    enabled: isId,
    retry: (count, error) => errorCodeOf(error) !== 'RESOURCE_NOT_FOUND' && count < 2,
  });
  const { data } = info;
  const isMissing = !isId || errorCodeOf(info.error) === 'RESOURCE_NOT_FOUND';
  if (isMissing)
    return (
      <Around>
        <EmptyState scene="lost" title={texts.missing} hint={texts.missingHint}>
          <ButtonLink to={paths.channelCompetitions(channelDomain)} tone="ok">
            {texts.back}
          </ButtonLink>
        </EmptyState>
      </Around>
    );
  if (!data?.clock)
    return (
      <Around>
        <ListBody query={info} failed={texts.failed}>
          {() => null}
        </ListBody>
      </Around>
    );
  return (
    <CompetitionHub
      key={competitionId}
      competitionId={Number(competitionId)}
      competition={data}
      firstClock={data.clock}
      contentId={competitionContentId === undefined ? null : Number(competitionContentId)}
      openStage={openStage}
    />
  );
}

function Around({ children }: { readonly children: ReactNode }) {
  const { channelDomain } = useChannel();
  return (
    <BattleFrame
      title={texts.title}
      back={{ to: paths.channelCompetitions(channelDomain), text: texts.back }}
    >
      <main className={styles.middle}>
        <Panel>{children}</Panel>
      </main>
    </BattleFrame>
  );
}
