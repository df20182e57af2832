import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { mainPageQueries } from '#client/net/queries/mainPageQueries.ts';
import { AvatarPreview } from '#client/ui/avatar/AvatarPreview.tsx';
import { itemById } from '#shared/content/items.ts';
import { useChannel } from '../../frame/channelContext.ts';
import { homeTexts } from '../texts.ts';
import { Section, SectionBody } from './Section.tsx';
import styles from './Section.module.css';

const texts = homeTexts.online;
const MOST_FACES = 11;

/** Who of the channel is in the world or in a lesson now. */
export function OnlineSection() {
  const { id } = useChannel();
  const here = useQuery(mainPageQueries.here(id));
  return (
    <Section icon={Users} title={texts.title(here.data?.totalCount ?? 0)}>
      <SectionBody query={here}>
        {({ memberList, totalCount }) => {
          const shown = memberList.slice(0, MOST_FACES);
          if (shown.length === 0) return <p className={styles.quiet}>{texts.nobody}</p>;
          return (
            <ul className={styles.faces}>
              {shown.map(({ userId, nickname, itemIdList, isInLesson }) => (
                <li key={userId}>
                  <span className={styles.face}>
                    <AvatarPreview itemKeys={keysOf(itemIdList)} height={54} bust animate={false} label="" />
                  </span>
                  {isInLesson && <span className={styles.inLesson}>{texts.inLesson}</span>}
                  <span>{nickname}</span>
                </li>
              ))}
              {totalCount > shown.length && (
                <li>
                  <span className={`${styles.face} ${styles.rest}`}>
                    {texts.more(totalCount - shown.length)}
                  </span>
                  <span>{texts.moreHint}</span>
                </li>
              )}
            </ul>
          );
        }}
      </SectionBody>
    </Section>
  );
}

const keysOf = (itemIds: readonly number[]): string[] =>
  itemIds.flatMap((itemId) => itemById(itemId)?.key ?? []);
