import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Caption, Label, Text } from '#client/ui/text/Text.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import type { Matrix, MatrixContent, MatrixMember } from '#shared/contract/learning/classProgress.ts';
import { Avatar } from '#client/ui/avatar/Avatar.tsx';
import { CellMark } from './CellMark.tsx';
import type { MatrixProps } from './Matrix.tsx';
import { progressTexts as texts } from './texts.ts';
import styles from './Progress.module.css';

/** The same for a phone: members one below the other, each with its lessons; one of them open. */
export function MatrixByMember({ data, unfolded, onUnfold, onOpen, reportOf }: Omit<MatrixProps, 'title'>) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <Stack as="ul" gap={3}>
      {data.memberList.map((member) => {
        const isOpen = member.memberId === opened;
        const passed = member.cellList.filter(({ state }) => state === 'PASSED').length;
        return (
          <Card as="li" size="small" key={member.memberId}>
            <button
              type="button"
              className={styles.head}
              aria-expanded={isOpen}
              onClick={() => setOpened(isOpen ? null : member.memberId)}
            >
              <Avatar nickname={member.nickname} itemIdList={member.itemIdList} />
              <Stack as="span" gap={0} grow>
                <Label>{member.nickname}</Label>
                <Caption>{texts.lessonsPassed(passed, data.lessonList.length)}</Caption>
              </Stack>
              {member.cellList.some(({ state }) => state === 'FEEDBACK') && <CellMark state="FEEDBACK" />}
              {isOpen ? (
                <ChevronDown size={20} aria-hidden="true" />
              ) : (
                <ChevronRight size={20} aria-hidden="true" />
              )}
            </button>
            {isOpen && (
              <Stack gap={3}>
                <Lessons {...{ data, member, unfolded, onUnfold, onOpen }} />
                <ButtonLink size="small" to={reportOf(member.memberId)}>
                  {texts.report(member.nickname)}
                </ButtonLink>
              </Stack>
            )}
          </Card>
        );
      })}
    </Stack>
  );
}

interface LessonsProps {
  readonly data: Matrix;
  readonly member: MatrixMember;
  readonly unfolded: number | undefined;
  readonly onUnfold: (lessonId: number | undefined) => void;
  readonly onOpen: (member: MatrixMember, content: MatrixContent) => void;
}

function Lessons({ data, member, unfolded, onUnfold, onOpen }: LessonsProps) {
  return (
    <ul>
      {data.lessonList.map((lesson, index) => {
        const state = member.cellList[index]?.state ?? 'NONE';
        const isUnfolded = lesson.lessonId === unfolded;
        return (
          <li key={lesson.lessonId}>
            <button
              type="button"
              className={styles.head}
              aria-expanded={isUnfolded}
              onClick={() => onUnfold(isUnfolded ? undefined : lesson.lessonId)}
            >
              <CellMark state={state} />
              <Text as="span" size="small" grow>
                {lesson.title}
              </Text>
              <Caption>{texts.states[state]}</Caption>
            </button>
            {isUnfolded && (
              <ul className={styles.contents}>
                {lesson.contentList.map((content, place) => {
                  const own = member.contentStateList[place] ?? 'NONE';
                  return (
                    <Row as="li" key={content.contentOnLessonId}>
                      <CellMark state={own} />
                      <Text as="span" size="small" grow>
                        {content.title}
                      </Text>
                      {content.contentType === 'PROBLEM' ? (
                        <Button size="small" tone="alt" onClick={() => onOpen(member, content)}>
                          {texts.seeCode}
                        </Button>
                      ) : (
                        <Caption>{texts.states[own]}</Caption>
                      )}
                    </Row>
                  );
                })}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
