import { ButtonLink } from '#client/ui/button/ButtonLink.tsx';
import { Video } from 'lucide-react';
import type { Registration } from '#shared/contract/tutoring/registrations.ts';
import { lessonTexts as texts } from './texts.ts';

/** The way into an online lesson, which opens beside the product; nothing while there is no link. */
export function JoinLink({
  meeting,
  size = 'medium',
}: Pick<Registration, 'meeting'> & { readonly size?: 'small' | 'medium' }) {
  if (!meeting) return null;
  return (
    <ButtonLink to={meeting.meetingUrl} isOutside tone="ok" size={size} icon={<Video aria-hidden="true" />}>
      {texts.join}
    </ButtonLink>
  );
}
