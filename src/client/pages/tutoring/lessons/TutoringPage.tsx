import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Settings2 } from 'lucide-react';
import { useState } from 'react';
import type { Registration } from '#shared/contract/tutoring/registrations.ts';
import { lessonQueries } from '#client/net/tutoring/lessons.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { OfflineSign } from '#client/ui/feedback/OfflineSign.tsx';
import { ListBody } from '#client/ui/list/ListBody.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import { BookDialog } from './BookDialog.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { LessonHistory } from './LessonHistory.tsx';
import { LessonCard } from './LessonCard.tsx';
import { NextLesson } from './NextLesson.tsx';
import { OptionsDialog } from './OptionsDialog.tsx';
import { TicketPanel } from './TicketPanel.tsx';
import { lessonTexts as texts } from './texts.ts';
import { Section } from '#client/ui/layout/Section.tsx';
import { Page, PageHead } from '#client/ui/layout/Page.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Heading } from '#client/ui/text/Text.tsx';
import styles from './Lessons.module.css';

/** The action that a pupil has chosen for its lessons. */
type Doing =
  | { readonly kind: 'BOOK' }
  | { readonly kind: 'MOVE' | 'CANCEL'; readonly lesson: Registration }
  | { readonly kind: 'OPTIONS' };

/** A pupil's lessons with teachers: the next one, tickets, and what was. */
export function TutoringPage() {
  const [doing, setDoing] = useState<Doing | null>(null);
  const lessons = useQuery(lessonQueries.own(1));
  const close = () => setDoing(null);
  const change = (kind: 'MOVE' | 'CANCEL') => (lesson: Registration) => setDoing({ kind, lesson });
  return (
    <SeaPage>
      <title>{texts.title}</title>
      <OfflineSign />
      <Page width="wide">
        <PageHead title={texts.title}>
          <Button tone="alt" size="small" icon={<Settings2 />} onClick={() => setDoing({ kind: 'OPTIONS' })}>
            {texts.options.open}
          </Button>
          <ButtonLink size="small" to={paths.world}>
            {texts.toWorld}
          </ButtonLink>
        </PageHead>
        <div className={styles.columns}>
          <Section aria-label={texts.next}>
            <ListBody query={lessons} failed={texts.failed}>
              {({ upcomingList: [next, ...later] }) => (
                <>
                  {next ? (
                    <NextLesson lesson={next} onMove={change('MOVE')} onCancel={change('CANCEL')} />
                  ) : (
                    <EmptyState scene="waiting" title={texts.noNext} hint={texts.noNextHint} />
                  )}
                  <Row>
                    <Button
                      tone={next ? 'sea' : 'ok'}
                      size="large"
                      icon={<CalendarPlus />}
                      onClick={() => setDoing({ kind: 'BOOK' })}
                    >
                      {texts.book.open}
                    </Button>
                  </Row>
                  {later.length > 0 && (
                    <>
                      <Heading level={2}>{texts.upcoming}</Heading>
                      <Stack as="ul" gap={2}>
                        {later.map((lesson) => (
                          <LessonCard
                            key={lesson.registrationDateId}
                            lesson={lesson}
                            onMove={change('MOVE')}
                            onCancel={change('CANCEL')}
                          />
                        ))}
                      </Stack>
                    </>
                  )}
                </>
              )}
            </ListBody>
          </Section>
          <TicketPanel />
        </div>
        <LessonHistory />
      </Page>
      <LocalDialog open={doing?.kind === 'BOOK' || doing?.kind === 'MOVE'} onClose={close}>
        <BookDialog moved={doing?.kind === 'MOVE' ? doing.lesson : null} onDone={close} />
      </LocalDialog>
      <LocalDialog open={doing?.kind === 'CANCEL'} onClose={close}>
        {doing?.kind === 'CANCEL' && <CancelDialog lesson={doing.lesson} byTeacher={false} onDone={close} />}
      </LocalDialog>
      <LocalDialog open={doing?.kind === 'OPTIONS'} onClose={close}>
        <OptionsDialog onDone={close} />
      </LocalDialog>
    </SeaPage>
  );
}
