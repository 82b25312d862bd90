import { Button, Checkbox, NativeSelect, TextField } from '@console/ui';
import { useContext, useState } from 'react';
import { ReviewTable } from '../../accessibility/ReviewTable.tsx';
import { AskedContext } from '../../DocsFrame.tsx';
import { reviewerLink } from '../../tools/reviewerLink.ts';
import { toggles } from '../../tools/toggles.ts';
import { relevantTo } from '../relevant.ts';
import { isScreen, screenGroup, screens, titleOf } from '../subjects.ts';
import { reviewedOf } from './reviewStore.ts';
import type { PartProps } from './Workbench.tsx';

/** The choice of a story or a screen, and the story itself or the addresses of the screens. */
export function SubjectChoice(props: PartProps) {
  const { subjects, subject, onChoose } = props;
  const groups = [
    screenGroup,
    ...[...new Set(subjects.map(({ group }) => group))].filter(isComponent).sort(),
  ];
  const siblings = subjects.filter(({ group }) => group === subject.group);
  const chooseFirst = (found: readonly (typeof subject)[]) => found[0] && onChoose(found[0]);
  return (
    <section aria-labelledby="workbench-subject" className="workbench-about">
      <h2 id="workbench-subject" tabIndex={-1}>
        What you review
      </h2>
      <div className="workbench-fields">
        <NativeSelect
          label="Component"
          hint="Or the screens of the console."
          options={groups.map((group) => ({ value: group, label: group }))}
          value={subject.group}
          onChange={(group) => chooseFirst(subjects.filter((one) => one.group === group))}
        />
        <NativeSelect
          label={isScreen(subject.id) ? 'Screen' : 'Story'}
          options={siblings.map(({ id, name }) => ({ value: id, label: name }))}
          value={subject.id}
          onChange={(id) => chooseFirst(subjects.filter((one) => one.id === id))}
        />
      </div>
      {isScreen(subject.id) ? <Screens {...props} /> : <Story id={subject.id} title={titleOf(subject)} />}
    </section>
  );
}

const isComponent = (group: string) => group !== screenGroup;

/** The story in a frame, with the settings of the toolbar. */
function Story({ id, title }: { id: string; title: string }) {
  const asked = useContext(AskedContext);
  const [overlay, setOverlay] = useState<string>();
  const [isNarrow, setIsNarrow] = useState(false);
  const globals = { ...asked, ...(overlay && { overlay }) };
  const place = { base: '', id, viewMode: 'story', isNarrow: false };
  const address = reviewerLink(place, { ...globals, neighbours: 'off' });
  return (
    <>
      <div className="workbench-row">
        <NativeSelect
          label={toggles.overlay.description}
          hint="Selecting one loads the story again."
          options={Object.entries(toggles.overlay.choices).map(([value, label]) => ({ value, label }))}
          value={globals.overlay}
          onChange={setOverlay}
          fitContent
        />
        <Checkbox isSelected={isNarrow} onChange={setIsNarrow}>
          320 px wide, as at 400 % zoom
        </Checkbox>
        <a href={reviewerLink({ ...place, isNarrow }, globals)} target="_blank" rel="noreferrer">
          Open the story alone in a new tab
        </a>
      </div>
      <iframe
        key={address}
        title={`The story ${title}`}
        src={address}
        className="workbench-story"
        style={isNarrow ? { inlineSize: 322 } : undefined}
      />
    </>
  );
}

/** The screens of the console, with their addresses and progress. */
function Screens({ state, subjects, subject, onChoose }: PartProps) {
  const [base, setBase] = useState('http://127.0.0.1:4000');
  const criteria = relevantTo(screenGroup);
  return (
    <>
      <p>
        Start the console with <code>npm start</code>, and sign in with the demo account of Maya Levin. The
        addresses are those of the demo data.
      </p>
      <div className="workbench-fields">
        <TextField label="Address of the console" type="url" dir="ltr" value={base} onChange={setBase} />
      </div>
      <ReviewTable
        caption={screenGroup}
        heads={['Screen', 'Address', 'Reviewed', 'Review it']}
        rows={screens.map((screen) => [
          screen.name,
          <div key="address">
            <a href={new URL(screen.address, baseOf(base)).href} target="_blank" rel="noreferrer">
              Open {screen.name}
            </a>{' '}
            {screen.steps}
          </div>,
          `${reviewedOf(criteria, [screen], state.entries).length} of ${criteria.length}`,
          screen.id === subject.id ? (
            'Selected'
          ) : (
            <Button
              key="choose"
              size="small"
              aria-label={`Review ${screen.name}`}
              onPress={() => onChoose(subjects.find(({ id }) => id === screen.id) ?? screen)}
            >
              Review
            </Button>
          ),
        ])}
      />
    </>
  );
}

/** What was typed, once it is the address of a website. */
const baseOf = (typed: string) =>
  /^https?:\/\/[^/]/.test(typed) && URL.canParse(typed) ? typed : 'http://127.0.0.1:4000';
