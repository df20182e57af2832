import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { lmsQueries } from '#client/net/queries/lmsQueries.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { SearchField } from '#client/ui/form/SearchField.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { useChannel } from '../../frame/channelContext.ts';
import { seenAt } from '../shared/seenAt.ts';
import table from '../shared/Table.module.css';
import { documentTexts as texts } from './texts.ts';

/** Pupils, and how often each has opened the document. */
export function DocumentReaders({ documentId }: { readonly documentId: number }) {
  const { id } = useChannel();
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query.trim());
  const readers = useQuery(lmsQueries.readers(id, documentId, sought));
  return (
    <Panel title={texts.readersTitle} titleTone="sea">
      <SearchField label={texts.searchReader} value={query} maxLength={20} onChange={setQuery} />
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
