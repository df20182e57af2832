import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Section as Paper } from '#client/ui/layout/Section.tsx';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Loading } from '#client/ui/feedback/Loading.tsx';
import type { ListQuery } from '#client/ui/list/ListBody.tsx';
import { uiTexts } from '#client/ui/texts.ts';
import { homeTexts as texts } from '../texts.ts';
import styles from '../MainPage.module.css';

interface HomeSectionProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** The page that has all of it. */
  readonly allAt?: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A section of the main page: paper with a title and, at the right, the way to all of it. */
export function HomeSection({ icon: Icon, title, allAt, wide = false, children }: HomeSectionProps) {
  return (
    <Paper
      {...(wide && { className: styles.wide })}
      title={title}
      lead={<Icon aria-hidden="true" size={22} />}
      actions={
        allAt !== undefined && (
          <ButtonLink size="small" tone="quiet" to={allAt} label={`${title}: ${texts.all}`}>
            {texts.all}
            <ChevronRight aria-hidden="true" />
          </ButtonLink>
        )
      }
    >
      {children}
    </Paper>
  );
}

/** The rows that a section shows of a query, small in each state: a section that fails leaves the page usable. */
export function SectionBody<T>({
  query,
  children,
}: {
  readonly query: ListQuery<T>;
  readonly children: (data: T) => ReactNode;
}) {
  const { data, isError, isFetching, fetchStatus, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError)
    return (
      <Cluster role="alert">
        <Text tone="soft">{texts.sectionFailed}</Text>
        <Button size="small" tone="alt" busy={isFetching} onClick={() => void refetch()}>
          {uiTexts.retry}
        </Button>
      </Cluster>
    );
  return fetchStatus === 'paused' ? <Hint>{uiTexts.offline}</Hint> : <Loading />;
}
