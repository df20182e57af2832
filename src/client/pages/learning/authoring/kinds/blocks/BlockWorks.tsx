import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lmsQueries } from '#client/net/learning/authoring/contents.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { BlocksEditor } from '#client/ui/blocks/BlocksEditor.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Panel } from '#client/ui/panel/Panel.tsx';
import type { PupilBlockWork } from '#shared/contract/learning/blocks.ts';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { MemberFilter } from '#client/pages/channels/memberFilter/MemberFilter.tsx';
import { useSoughtMembers } from '#client/pages/channels/memberFilter/useSoughtMembers.ts';
import { seenAt } from '../../editor/seenAt.ts';
import styles from './BlockPage.module.css';
import { blockTexts as texts } from './texts.ts';

const whenOf = ({ handedInAt, updatedAt }: PupilBlockWork) =>
  handedInAt === null ? texts.making(seenAt(updatedAt ?? '')) : texts.handedIn(seenAt(handedInAt));

/** The pupils' works of a block content; one that was handed in is opened as it was then. */
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
            <Stack as="ul" gap={1}>
              {workList.map((work) => (
                <Card as="li" layout="row" size="small" key={work.memberId}>
                  <Text as="b" bold>
                    {work.nickname}
                  </Text>
                  <Text as="span" size="small" tone="soft" grow>
                    {whenOf(work)}
                  </Text>
                  <Button tone="alt" aria-label={texts.open(work.nickname)} onClick={() => setOpened(work)}>
                    {texts.see}
                  </Button>
                </Card>
              ))}
            </Stack>
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
