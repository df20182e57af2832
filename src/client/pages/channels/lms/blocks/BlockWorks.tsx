import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lmsQueries } from '#client/net/queries/lmsQueries.ts';
import { BlocksEditor } from '#client/ui/blocks/BlocksEditor.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import type { PupilBlockWork } from '#shared/contract/learning/blocks.ts';
import { useChannel } from '../../frame/channelContext.ts';
import { MemberFilter } from '../../memberFilter/MemberFilter.tsx';
import { useSoughtMembers } from '../../memberFilter/useSoughtMembers.ts';
import { seenAt } from '../shared/seenAt.ts';
import styles from './BlockPage.module.css';
import { blockTexts as texts } from './texts.ts';

const whenOf = ({ handedInAt, updatedAt }: PupilBlockWork) =>
  handedInAt === null ? texts.making(seenAt(updatedAt ?? '')) : texts.handedIn(seenAt(handedInAt));

/** What pupils have made of a block content; what was handed in is opened as it was then. */
export function BlockWorks({ blockId }: { readonly blockId: number }) {
  const { id } = useChannel();
  const { sought, seek, page, setPage, filter } = useSoughtMembers();
  const works = useQuery({ ...lmsQueries.works(id, blockId, filter), placeholderData: keepPreviousData });
  const [opened, setOpened] = useState<PupilBlockWork | null>(null);
  return (
    <Panel title={texts.works} titleTone="sea">
      <MemberFilter value={sought} onChange={seek} />
      <ListBody
        query={works}
        failed={texts.worksFailed}
        isEmpty={({ workList }) => workList.length === 0}
        empty={<EmptyState title={texts.noWorks} />}
      >
        {({ workList, pageCount }) => (
          <>
            <ul className={styles.list}>
              {workList.map((work) => (
                <li key={work.memberId} className={styles.row}>
                  <b>{work.nickname}</b>
                  <span>{whenOf(work)}</span>
                  <Button tone="alt" aria-label={texts.open(work.nickname)} onClick={() => setOpened(work)}>
                    {texts.see}
                  </Button>
                </li>
              ))}
            </ul>
            <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
          </>
        )}
      </ListBody>
      <LocalDialog open={opened !== null} onClose={() => setOpened(null)}>
        <Dialog title={texts.workOf(opened?.nickname ?? '')} width={1080} tall>
          {opened && (
            <div className={styles.blocks}>
              <BlocksEditor
                source={opened.handedInSource ?? opened.source}
                onChange={() => undefined}
                toolbox={null}
                highlighted={null}
                errors={[]}
                readOnly
                label={texts.workOf(opened.nickname)}
              />
            </div>
          )}
        </Dialog>
      </LocalDialog>
    </Panel>
  );
}
