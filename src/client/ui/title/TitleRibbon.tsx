import { titleById } from '#shared/content/titles.ts';
import { classNames } from '../classNames.ts';
import styles from './TitleRibbon.module.css';

export interface TitleRibbonProps {
  /** 0, or one that is not known, shows nothing. */
  readonly titleId: number;
  readonly size?: 'small' | 'large';
  readonly className?: string;
}

/** A worn title with its badge, as it is over a name in the world. */
export function TitleRibbon({ titleId, size = 'small', className }: TitleRibbonProps) {
  const title = titleById(titleId);
  if (title === undefined) return null;
  return (
    <span className={classNames(styles.ribbon, styles[title.tone], styles[size], className)}>
      <img src={`/ui/${title.badge}.svg`} alt="" width="20" height="20" />
      {title.name}
    </span>
  );
}
