import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { classNames } from '#client/ui/classNames.ts';
import { paths } from '#client/ui/routing/paths.ts';
import { useChannel } from '../frame/channelContext.ts';
import { progressTexts as texts } from './texts.ts';
import styles from './ProgressFrame.module.css';

/** What the pages about the learning of a class have in common: the way from one to the next. */
export function ProgressFrame({ children }: { readonly children: ReactNode }) {
  const { channelDomain } = useChannel();
  const tabs = [
    { path: paths.channelProgress(channelDomain), label: texts.tabs.matrix, end: true },
    { path: paths.channelGivenHomework(channelDomain), label: texts.tabs.homework, end: false },
    { path: paths.channelMistakes(channelDomain), label: texts.tabs.mistakes, end: false },
  ];
  return (
    <div className={styles.page}>
      <nav className={styles.tabs} aria-label={texts.tabsLabel}>
        {tabs.map(({ path, label, end }) => (
          <NavLink
            key={path}
            to={path}
            end={end}
            className={({ isActive }) => classNames(styles.tab, isActive && styles.here)}
          >
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </div>
  );
}
