import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { lmsQueries } from '#client/net/queries/lmsQueries.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { useChannel } from '../../frame/channelContext.ts';
import { MemberFilter, type SoughtMembers } from '../../memberFilter/MemberFilter.tsx';
import { seenAt } from '../shared/seenAt.ts';
import table from '../shared/Table.module.css';
import { documentTexts as texts } from './texts.ts';

/** Pupils, and how often each has opened the document. */
export function DocumentReaders({ documentId }: { readonly documentId: number }) {
  const { id } = useChannel();
  const [sought, setSought] = useState<SoughtMembers>({ query: '' });
  const filter = useDeferredValue({ ...sought, query: sought.query.trim() });
  const readers = useQuery(lmsQueries.readers(id, documentId, filter));
  return (
    <Panel title={texts.readersTitle} titleTone="sea">
      <MemberFilter value={sought} onChange={setSought} />
      <ListBody
        query={readers}
        failed={texts.readersFailed}
        isEmpty={({ memberList }) => memberList.length === 0}
        empty={<EmptyState title={texts.noReaders} />}
      >
        {({ memberList }) => (
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
        )}
      </ListBody>
    </Panel>
  );
}
