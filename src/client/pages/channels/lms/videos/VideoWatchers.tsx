import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { videoQueries } from '#client/net/queries/videoQueries.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { useChannel } from '../../frame/channelContext.ts';
import { MemberFilter } from '../../memberFilter/MemberFilter.tsx';
import { useSoughtMembers } from '../../memberFilter/useSoughtMembers.ts';
import { seenAt } from '../shared/seenAt.ts';
import table from '../shared/Table.module.css';
import { videoTexts as texts } from './texts.ts';

/** Pupils, and how much of the video each has truly watched. */
export function VideoWatchers({ videoId }: { readonly videoId: number }) {
  const { id } = useChannel();
  const { sought, seek, page, setPage, filter } = useSoughtMembers();
  const watchers = useQuery({
    ...videoQueries.members({ id, videoId }, filter),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel title={texts.watchersTitle} titleTone="sea">
      <MemberFilter value={sought} onChange={seek} />
      <ListBody
        query={watchers}
        failed={texts.watchersFailed}
        isEmpty={({ memberList }) => memberList.length === 0}
        empty={<EmptyState title={texts.noWatchers} />}
      >
        {({ memberList, pageCount }) => (
          <>
            <table className={table.table}>
              <thead>
                <tr>
                  <th scope="col">{texts.name}</th>
                  <th scope="col">{texts.share}</th>
                  <th scope="col">{texts.times}</th>
                  <th scope="col">{texts.last}</th>
                </tr>
              </thead>
              <tbody>
                {memberList.map(({ memberId, nickname, percent, openCount, lastAt }) => (
                  <tr key={memberId}>
                    <th scope="row">{nickname}</th>
                    <td>
                      <ProgressBar label={nickname} value={percent} max={100} caption={`${percent}%`} />
                    </td>
                    <td>{texts.count(openCount)}</td>
                    <td>{lastAt === null ? '—' : seenAt(lastAt)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
          </>
        )}
      </ListBody>
    </Panel>
  );
}
