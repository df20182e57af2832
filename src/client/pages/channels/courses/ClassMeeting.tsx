import { Video } from 'lucide-react';
import { useState } from 'react';
import { meetingQueries, useSaveClassMeeting } from '#client/net/tutoring/meetings.ts';
import { MeetingDialog } from '#client/pages/tutoring/lessons/MeetingDialog.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { LocalDialog } from '#client/ui/dialogs/LocalDialog.tsx';
import { useChannel } from '#client/pages/channels/frame/channelContext.ts';
import { courseTexts as texts } from './texts.ts';

/** The online meeting place of a course class, for its staff and the pupils enrolled. */
export function ClassMeeting({ courseClassId }: { readonly courseClassId: number }) {
  const { id: channelId } = useChannel();
  const place = { channelId, courseClassId };
  const save = useSaveClassMeeting(place);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="alt" wide icon={<Video />} onClick={() => setOpen(true)}>
        {texts.meeting}
      </Button>
      <LocalDialog open={isOpen} onClose={() => setOpen(false)}>
        <MeetingDialog query={meetingQueries.courseClass(place)} save={save.mutateAsync} />
      </LocalDialog>
    </>
  );
}
