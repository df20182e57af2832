import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lmsQueries } from '#client/net/learning/authoring/contents.ts';
import { Table, type TableColumn } from '#client/ui/table/Table.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import type { DocumentReader } from '#shared/contract/learning/authoring/lmsDocuments.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { MemberFilter } from '#client/pages/channels/memberFilter/MemberFilter.tsx';
import { useSoughtMembers } from '#client/pages/channels/memberFilter/useSoughtMembers.ts';
import { seenAt } from '../../editor/seenAt.ts';
import { documentTexts as texts } from './texts.ts';

/** Pupils, and how often each has opened the document. */
export function DocumentReaders({ documentId }: { readonly documentId: number }) {
  const { id } = useChannel();
  const { sought, seek, page, setPage, filter } = useSoughtMembers();
  const readers = useQuery({
    ...lmsQueries.readers(id, documentId, filter),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel title={texts.readersTitle} titleTone="sea">
      <MemberFilter value={sought} onChange={seek} />
      <ListBody
        query={readers}
        failed={texts.readersFailed}
        isEmpty={({ memberList }) => memberList.length === 0}
        empty={<EmptyState title={texts.noReaders} />}
      >
        {({ memberList, pageCount }) => (
          <>
            <Table
              label={texts.readersTitle}
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

const COLUMNS: readonly TableColumn<DocumentReader>[] = [
  { id: 'name', head: texts.name, isRowHead: true, cell: ({ nickname }) => nickname },
  {
    id: 'times',
    head: texts.times,
    narrow: 'named',
    cell: ({ readCount }) => (readCount === 0 ? texts.never : texts.count(readCount)),
  },
  {
    id: 'last',
    head: texts.last,
    narrow: 'named',
    cell: ({ lastReadAt }) => (lastReadAt === null ? '—' : seenAt(lastReadAt)),
  },
];
