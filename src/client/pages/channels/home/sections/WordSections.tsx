import { CalendarDays, ExternalLink, Link as LinkIcon, MessageCircleHeart } from 'lucide-react';
import type { MainPageSection } from '#shared/contract/channels/mainPages.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { homeTexts as texts } from '../texts.ts';
import { Section } from './Section.tsx';
import styles from './Section.module.css';
import { seoulFormat } from '#shared/time/seoulFormat.ts';

type SectionOf<K extends MainPageSection['kind']> = Extract<MainPageSection, { kind: K }>;

const when = seoulFormat({
  month: 'long',
  day: 'numeric',
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
});

export function WelcomeSection({ words }: { readonly words: string }) {
  if (words === '') return null;
  return (
    <Section icon={MessageCircleHeart} title={texts.kinds.WELCOME}>
      <p className={styles.words}>{words}</p>
    </Section>
  );
}

export function NextClassSection({ section }: { readonly section: SectionOf<'NEXT_CLASS'> }) {
  const { title, startsAt, note } = section;
  return (
    <Section icon={CalendarDays} title={title === '' ? texts.kinds.NEXT_CLASS : title}>
      {startsAt === null ? (
        <p className={styles.quiet}>{texts.nextClass.none}</p>
      ) : (
        <p className={styles.when}>
          <time dateTime={startsAt}>{when.format(new Date(startsAt))}</time>
        </p>
      )}
      {note !== '' && <p className={styles.words}>{note}</p>}
    </Section>
  );
}

export function LinkSection({ linkList }: Pick<SectionOf<'LINKS'>, 'linkList'>) {
  return (
    <Section icon={LinkIcon} title={texts.kinds.LINKS}>
      {linkList.length === 0 && <p className={styles.quiet}>{texts.links.empty}</p>}
      <ul className={styles.links}>
        {linkList.map(({ label, url }, index) => (
          <li key={`${index}-${url}`}>
            <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer nofollow">
              {label}
              <ExternalLink aria-hidden="true" />
              <VisuallyHidden>{texts.links.outside}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
