import { competitionTexts } from './competition/texts.ts';
import styles from './competition/staff/Staff.module.css';

const texts = competitionTexts.staff;

interface CopyListProps {
  readonly copies: readonly {
    readonly competitionContentId: number;
    readonly userIdList: readonly number[];
    readonly nicknameList: readonly string[];
    readonly percentage: number;
  }[];
  readonly contents: readonly {
    readonly competitionContentId: number;
    readonly order: number;
    readonly title: string;
  }[];
}

/** Pairs of programs that are close to each other, to be looked at by a person. */
export function CopyList({ copies, contents }: CopyListProps) {
  return (
    <>
      <p className={styles.note}>{texts.copiesNote}</p>
      <ul className={styles.list}>
        {copies.map(({ competitionContentId, userIdList, nicknameList, percentage }) => {
          const content = contents.find((one) => one.competitionContentId === competitionContentId);
          return (
            <li key={`${competitionContentId} ${userIdList.join()}`} className={styles.row}>
              <span className={styles.state}>{texts.alike(percentage)}</span>
              <p className={styles.words}>
                <b>{nicknameList.join(' · ')}</b>
                {content && (
                  <span>
                    {content.order}. {content.title}
                  </span>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
