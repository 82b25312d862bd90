import { Button, DownloadIcon, IconButton } from '@console/ui';
import { calendarFile, type Invitation } from './ics.ts';
import { dateOf } from './weeks.ts';

export interface CalendarFileButtonProps {
  /** The icon cannot be pressed while there are none. */
  appointments: readonly Invitation[];
  /** What the calendar is called where the file is opened: the organization. */
  calendar: string;
  /** What is in the file, besides its kind: "appointments-2026-11-15". */
  fileName: string;
  label: string;
  size?: 'medium' | 'small';
  /** The icon alone, where there is little room. @default false */
  isIcon?: boolean;
}

/** Saves appointments as a file that calendars read. */
export function CalendarFileButton({
  appointments,
  calendar,
  fileName,
  label,
  size = 'medium',
  isIcon = false,
}: CalendarFileButtonProps) {
  function save() {
    const file = calendarFile(appointments, { name: calendar, host: location.hostname });
    const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${fileName}.ics`;
    link.click();
    // Some browsers read it a little later.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }

  if (isIcon) {
    return (
      <IconButton
        variant="outline"
        icon={<DownloadIcon />}
        label={label}
        isDisabled={appointments.length === 0}
        onPress={save}
      />
    );
  }
  return (
    <Button size={size} icon={<DownloadIcon />} onPress={save}>
      {label}
    </Button>
  );
}

/** The name of the file of one appointment. */
export const fileNameOf = ({ startTime }: Pick<Invitation, 'startTime'>) =>
  `appointment-${dateOf(startTime)}`;
