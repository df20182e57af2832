import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { homeworkQueries } from '#client/net/learning/homeworks.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { Pager } from '#client/ui/list/Pager.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Section } from '#client/ui/layout/Section.tsx';
import { useChannel } from '../frame/channelContext.ts';
import { ProgressFrame } from '../progress/ProgressFrame.tsx';
import { HomeworkCard } from './HomeworkCard.tsx';
import { HomeworkForm } from './HomeworkForm.tsx';
import { homeworkTexts } from './texts.ts';

const texts = homeworkTexts.staff;

/** The homework that the teachers of a channel have given, and how far it is. */
export function GivenHomeworkPage() {
  const { id } = useChannel();
  const [page, setPage] = useState(1);
  const [isMaking, setMaking] = useState(false);
  const list = useQuery({ ...homeworkQueries.list(id, page), placeholderData: keepPreviousData });
  return (
    <ProgressFrame>
      <Section
        level={1}
        title={homeworkTexts.title}
        actions={
          <Button size="small" icon={<Plus />} onClick={() => setMaking(true)}>
            {texts.give}
          </Button>
        }
      >
        <ListBody
          query={list}
          failed={homeworkTexts.failed}
          empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
        >
          {({ homeworkList, pageCount }) => (
            <>
              <Stack as="ul" gap={2}>
                {homeworkList.map((homework) => (
                  <HomeworkCard key={homework.homeworkId} homework={homework} />
                ))}
              </Stack>
              <Pager first={1} page={page} pageCount={pageCount} onPage={setPage} />
            </>
          )}
        </ListBody>
      </Section>
      <LocalDialog open={isMaking} onClose={() => setMaking(false)}>
        <HomeworkForm homework={null} onDone={() => setMaking(false)} />
      </LocalDialog>
    </ProgressFrame>
  );
}
