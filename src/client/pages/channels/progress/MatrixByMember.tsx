import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { itemById } from '#shared/content/items.ts';
import type { Matrix, MatrixContent, MatrixMember } from '#shared/contract/learning/classProgress.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { CellMark } from './CellMark.tsx';
import type { MatrixProps } from './Matrix.tsx';
import { progressTexts as texts } from './texts.ts';
import styles from './MatrixByMember.module.css';

/** The same for a phone: members one below the other, each with its lessons; one of them open. */
export function MatrixByMember({ data, unfolded, onUnfold, onOpen, reportOf }: Omit<MatrixProps, 'title'>) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <ul className={styles.members}>
      {data.memberList.map((member) => {
        const isOpen = member.memberId === opened;
        const passed = member.cellList.filter(({ state }) => state === 'PASSED').length;
        const keys = member.itemIdList.flatMap((itemId) => itemById(itemId)?.key ?? []);
        return (
          <li key={member.memberId} className={styles.member}>
            <button
              type="button"
              className={styles.head}
              aria-expanded={isOpen}
              onClick={() => setOpened(isOpen ? null : member.memberId)}
            >
              <span className={styles.face}>
                <AvatarPreview itemKeys={keys} height={34} bust animate={false} label="" />
              </span>
              <span className={styles.who}>
                <b>{member.nickname}</b>
                <small>{texts.lessonsPassed(passed, data.lessonList.length)}</small>
              </span>
              {member.cellList.some(({ state }) => state === 'FEEDBACK') && <CellMark state="FEEDBACK" />}
              {isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
            </button>
            {isOpen && (
              <div className={styles.body}>
                <Lessons {...{ data, member, unfolded, onUnfold, onOpen }} />
                <Link to={reportOf(member.memberId)} className={styles.report}>
                  {texts.report(member.nickname)}
                </Link>
              </div>
            )}
          </li>
        );
      })}
    </ul>
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
    <ul className={styles.lessons}>
      {data.lessonList.map((lesson, index) => {
        const state = member.cellList[index]?.state ?? 'NONE';
        const isUnfolded = lesson.lessonId === unfolded;
        return (
          <li key={lesson.lessonId}>
            <button
              type="button"
              className={styles.lesson}
              aria-expanded={isUnfolded}
              onClick={() => onUnfold(isUnfolded ? undefined : lesson.lessonId)}
            >
              <CellMark state={state} />
              <span>{lesson.title}</span>
              <small>{texts.states[state]}</small>
            </button>
            {isUnfolded && (
              <ul className={styles.contents}>
                {lesson.contentList.map((content, place) => {
                  const own = member.contentStateList[place] ?? 'NONE';
                  return (
                    <li key={content.contentOnLessonId} className={styles.content}>
                      <CellMark state={own} />
                      <span>{content.title}</span>
                      {content.contentType === 'PROBLEM' ? (
                        <button type="button" onClick={() => onOpen(member, content)}>
                          {texts.seeCode}
                        </button>
                      ) : (
                        <small>{texts.states[own]}</small>
                      )}
                    </li>
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
