import { FileUp, QrCode, Sparkles, UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '../frame/channelContext.ts';
import { Section } from './sections/Section.tsx';
import { homeTexts } from './texts.ts';
import styles from './sections/Section.module.css';

const texts = homeTexts.firstSteps;

/** For whoever has just made a class and is alone in it: the ways to bring others in. */
export function FirstSteps() {
  const { channelDomain, holds } = useChannel();
  return (
    <Section icon={Sparkles} title={texts.title} wide>
      <p className={styles.quiet}>{texts.lead}</p>
      <div className={styles.steps}>
        <Link to={paths.channelMembers(channelDomain)} className={styles.step}>
          <UserPlus aria-hidden="true" />
          <b>{texts.add}</b>
          <span>{texts.addHint}</span>
        </Link>
        <Link to={paths.channelImport(channelDomain)} className={styles.step}>
          <FileUp aria-hidden="true" />
          <b>{texts.import}</b>
          <span>{texts.importHint}</span>
        </Link>
        {holds('manager') && (
          <Link to={paths.channelSettings(channelDomain)} className={styles.step}>
            <QrCode aria-hidden="true" />
            <b>{texts.code}</b>
            <span>{texts.codeHint}</span>
          </Link>
        )}
      </div>
    </Section>
  );
}
