import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { Scene } from '#client/ui/scenery/Scene.tsx';
import { paths } from '#client/ui/routing/paths.ts';
import { AccountPage } from './AccountPage.tsx';
import styles from './AccountPage.module.css';
import { accountTexts } from './texts.ts';

const texts = accountTexts.notFound;

export function NotFoundPage() {
  return (
    <AccountPage title={texts.title} guide={false}>
      <div className={styles.form}>
        <Scene name="lost" width={280} className={styles.scene} />
        <p className={styles.lead}>{texts.body}</p>
        <ButtonLink to={paths.world} tone="ok" wide>
          {texts.back}
        </ButtonLink>
      </div>
    </AccountPage>
  );
}
