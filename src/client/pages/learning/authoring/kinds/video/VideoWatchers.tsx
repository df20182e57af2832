import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { videoQueries } from '#client/net/queries/videoQueries.ts';
import { Meter } from '#client/ui/feedback/Meter.tsx';
import { Table, type TableColumn } from '#client/ui/table/Table.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import type { VideoWatcher } from '#shared/contract/learning/videos.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { MemberFilter } from '#client/pages/channels/memberFilter/MemberFilter.tsx';
import { useSoughtMembers } from '#client/pages/channels/memberFilter/useSoughtMembers.ts';
import { seenAt } from '../../editor/seenAt.ts';
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
            <Table
              label={texts.watchersTitle}
              rows={memberList}
              columns={COLUMNS}
              keyOf={({ memberId }) => memberId}
            />
            <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
          </>
        )}
      </ListBody>
    </Panel>
  );
}

const COLUMNS: readonly TableColumn<VideoWatcher>[] = [
  { id: 'name', head: texts.name, isRowHead: true, cell: ({ nickname }) => nickname },
  {
    id: 'share',
    head: texts.share,
    narrow: 'line',
    cell: ({ nickname, percent }) => (
      <Meter label={nickname} tone="success" value={percent} max={100} caption={`${percent}%`} />
    ),
  },
  { id: 'times', head: texts.times, narrow: 'named', cell: ({ openCount }) => texts.count(openCount) },
  {
    id: 'last',
    head: texts.last,
    narrow: 'named',
    cell: ({ lastAt }) => (lastAt === null ? '—' : seenAt(lastAt)),
  },
];
