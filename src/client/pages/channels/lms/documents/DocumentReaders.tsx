import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lmsQueries } from '#client/net/queries/lmsQueries.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { useChannel } from '../../frame/channelContext.ts';
import { MemberFilter } from '../../memberFilter/MemberFilter.tsx';
import { useSoughtMembers } from '../../memberFilter/useSoughtMembers.ts';
import { seenAt } from '../shared/seenAt.ts';
import table from '../shared/Table.module.css';
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
            <table className={table.table}>
              <thead>
                <tr>
                  <th scope="col">{texts.name}</th>
                  <th scope="col">{texts.times}</th>
                  <th scope="col">{texts.last}</th>
                </tr>
              </thead>
              <tbody>
                {memberList.map(({ memberId, nickname, readCount, lastReadAt }) => (
                  <tr key={memberId}>
                    <th scope="row">{nickname}</th>
                    <td>{readCount === 0 ? texts.never : texts.count(readCount)}</td>
                    <td>{lastReadAt === null ? '—' : seenAt(lastReadAt)}</td>
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
