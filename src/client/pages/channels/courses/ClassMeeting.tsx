import { Video } from 'lucide-react';
import { useState } from 'react';
import { saveClassMeeting } from '#client/net/rest/tutoring/meetings.ts';
import { tutoringQueries } from '#client/net/queries/tutoringQueries.ts';
import { MeetingDialog } from '#client/pages/tutoring/lessons/MeetingDialog.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { courseTexts as texts } from './texts.ts';

/** Where a course class meets online, for its staff and whoever is enrolled. */
export function ClassMeeting({ courseClassId }: { readonly courseClassId: number }) {
  const { id: channelId } = useChannel();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="alt" wide icon={<Video />} onClick={() => setOpen(true)}>
        {texts.meeting}
      </Button>
      <LocalDialog open={isOpen} onClose={() => setOpen(false)}>
        <MeetingDialog
          query={tutoringQueries.classMeeting(channelId, courseClassId)}
          save={(body) => saveClassMeeting(channelId, courseClassId, body)}
        />
      </LocalDialog>
    </>
  );
}
