import { CalendarDays, ExternalLink, Link as LinkIcon, MessageCircleHeart } from 'lucide-react';
import type { MainPageSection } from '#shared/contract/channels/mainPages.ts';
import { Grid, Row } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Hint, Text } from '#client/ui/text/Text.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { homeTexts as texts } from '../texts.ts';
import { HomeSection } from './HomeSection.tsx';
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
    <HomeSection icon={MessageCircleHeart} title={texts.kinds.WELCOME}>
      <Text written>{words}</Text>
    </HomeSection>
  );
}

export function NextClassSection({ section }: { readonly section: SectionOf<'NEXT_CLASS'> }) {
  const { title, startsAt, note } = section;
  return (
    <HomeSection icon={CalendarDays} title={title === '' ? texts.kinds.NEXT_CLASS : title}>
      {startsAt === null ? (
        <Hint>{texts.nextClass.none}</Hint>
      ) : (
        <Text size="title">
          <time dateTime={startsAt}>{when.format(new Date(startsAt))}</time>
        </Text>
      )}
      {note !== '' && <Text written>{note}</Text>}
    </HomeSection>
  );
}

export function LinkSection({ linkList }: Pick<SectionOf<'LINKS'>, 'linkList'>) {
  return (
    <HomeSection icon={LinkIcon} title={texts.kinds.LINKS}>
      {linkList.length === 0 && <Hint>{texts.links.empty}</Hint>}
      <Grid as="ul" min={160}>
        {linkList.map(({ label, url }, index) => (
          <Card key={`${index}-${url}`} as="li" size="small" pressable>
            <a href={url} target="_blank" rel="noopener noreferrer nofollow" data-covers>
              <Row as="span" justify="center">
                <Text as="span" size="label" tone="accent">
                  {label}
                </Text>
                <ExternalLink aria-hidden="true" size={18} />
              </Row>
              <VisuallyHidden>{texts.links.outside}</VisuallyHidden>
            </a>
          </Card>
        ))}
      </Grid>
    </HomeSection>
  );
}
