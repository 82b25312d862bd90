import {
  Badge,
  Button,
  Card,
  Checkbox,
  Heading,
  Link,
  Notice,
  PlusIcon,
  RadioGroup,
  SegmentedControl,
  Slider,
  Stack,
  Switch,
  Text,
  TextArea,
  TextField,
} from '@console/ui';
import { type CSSProperties, useDeferredValue, useId, useState } from 'react';
import { checkTheme, type Failure, themeValues } from '../../packages/ui/src/theme/check/checkTheme.ts';
import { CssError } from '../../packages/ui/src/theme/check/readCss.ts';
import { ReviewTable } from '../accessibility/ReviewTable.tsx';
import brands from './recipes/brands.css?raw';

const violet = brands.slice(0, brands.indexOf('}') + 1).replace('.brand-violet', ':root');
const pale = `/* Fashionable, and hard to read. */
:root {
  --console-color-accent: light-dark(#8ecae6, #a8dadc);
  --console-color-accent-text: light-dark(#8ecae6, #a8dadc);
  --console-color-focus: #8ecae6;
  --console-color-border-control: light-dark(#dddddd, #333333);
  --console-radius-control: 2px;
}`;

const contrasts = [
  { value: 'usual', label: 'Usual contrast' },
  { value: 'more', label: 'More contrast' },
] as const;

/** A theme to edit, its look and what is wrong with it. */
export function ThemeEditor() {
  const [css, setCss] = useState(violet);
  const [contrast, setContrast] = useState<'usual' | 'more'>('usual');
  const checked = useDeferredValue(css);
  const result = resultOf(checked);

  return (
    <div className="guide-editor sb-unstyled">
      <Stack gap={16}>
        <TextArea
          label="CSS of your theme"
          hint="Set --console-* properties on :root, [data-theme] or a class."
          value={css}
          onChange={setCss}
          rows={14}
          className="guide-editor-code"
          spellCheck="false"
        />
        <Stack direction="row" gap={8}>
          <Button size="small" onPress={() => setCss(violet)}>
            Example that passes
          </Button>
          <Button size="small" onPress={() => setCss(pale)}>
            Example that fails
          </Button>
        </Stack>
        <output className="guide-editor-result">
          <Result {...result} />
        </output>
        {result.failures.length > 0 && <Failures of={result.failures} />}
        <SegmentedControl
          label="Contrast of the preview"
          options={contrasts}
          value={contrast}
          onChange={setContrast}
        />
      </Stack>
      <div className="guide-editor-previews">
        {(['light', 'dark'] as const).map((scheme) => (
          <div
            key={scheme}
            data-theme={scheme}
            className="guide-editor-preview"
            style={result.values?.[contrast === 'more' ? `${scheme} high contrast` : scheme] as CSSProperties}
          >
            <Sample title={scheme === 'light' ? 'Light' : 'Dark'} />
          </div>
        ))}
      </div>
    </div>
  );
}

function resultOf(css: string) {
  try {
    const report = checkTheme(css);
    const scope = report.scopes[0] ?? '';
    const tokenValuesOf = (theme: Failure['theme']) => themeValues(css, scope, theme);
    return {
      failures: report.failures,
      checked: report.checked,
      problems: report.problems.map(({ line, text }) =>
        line === undefined ? text : `Line ${line}: ${text}`,
      ),
      values: {
        light: tokenValuesOf('light'),
        dark: tokenValuesOf('dark'),
        'light high contrast': tokenValuesOf('light high contrast'),
        'dark high contrast': tokenValuesOf('dark high contrast'),
      },
    };
  } catch (error) {
    if (!(error instanceof CssError)) throw error;
    return {
      failures: [],
      checked: 0,
      problems: [`Line ${error.line}: ${error.message}.`],
      values: undefined,
    };
  }
}

function Result({ failures, checked, problems }: ReturnType<typeof resultOf>) {
  if (problems.length > 0)
    return (
      <Notice tone="danger" title="The check can't read everything.">
        <ul className="guide-editor-problems">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Notice>
    );
  if (failures.length > 0)
    return (
      <Notice tone="warning" title={`${failures.length} of ${checked} pairs have too little contrast.`}>
        The table lists them in all four themes.
      </Notice>
    );
  return checked > 0 ? (
    <Notice tone="success" title={`All ${checked} pairs have enough contrast.`}>
      In light, dark, and both with more contrast.
    </Notice>
  ) : (
    <Notice title="No colors.">The CSS sets no color token.</Notice>
  );
}

const short = (property: string) => property.replace('--console-color-', '');

function Failures({ of }: { of: readonly Failure[] }) {
  return (
    <div className="guide-editor-failures">
      <ReviewTable
        caption="Pairs with too little contrast"
        heads={['Color', 'On', 'Theme', 'Ratio', 'Needs', 'What to change']}
        rows={of.map((one) => [
          <Color key="front" name={short(one.front)} color={one.frontColor} />,
          <Color key="back" name={short(one.back)} color={one.backColor} />,
          one.when ? `${one.theme} (${one.when})` : one.theme,
          (Math.floor(one.ratio * 100) / 100).toFixed(2),
          String(one.least),
          one.hint.replace('--console-color-', ''),
        ])}
      />
    </div>
  );
}

const Color = ({ name, color }: { name: string; color: string }) => (
  <>
    <span className="guide-swatch" style={{ background: color }} /> {name}
  </>
);

/** Components that together use most colors. */
function Sample({ title }: { title: string }) {
  const id = useId();
  return (
    <Stack gap={16}>
      <Heading level={3}>{title}</Heading>
      <Stack direction="row" gap={8}>
        <Button variant="primary" icon={<PlusIcon />}>
          Add boat
        </Button>
        <Button>Cancel</Button>
        <Button variant="danger">Delete</Button>
        <Button variant="quiet">More</Button>
      </Stack>
      <Card title="Booking" headingLevel={4}>
        <Stack>
          <TextField label="Boat" defaultValue="Sea Breeze" hint="As on its papers." />
          <TextField label="Length" defaultValue="abc" error="Enter a number of meters." />
          <Checkbox defaultSelected>Shore power</Checkbox>
          <Switch label="Wake-up call" isLabelShown defaultSelected />
          <RadioGroup
            label="Side"
            name={id}
            defaultValue="port"
            options={[
              { value: 'port', label: 'Port' },
              { value: 'starboard', label: 'Starboard' },
            ]}
          />
          <Slider label="Nights" minValue={1} maxValue={14} defaultValue={5} />
        </Stack>
      </Card>
      <Stack direction="row" gap={8}>
        <Badge>Planned</Badge>
        <Badge tone="success">Moored</Badge>
        <Badge tone="warning">Late</Badge>
        <Badge tone="danger">Missing</Badge>
        <Badge tone="info">New</Badge>
      </Stack>
      <Notice tone="warning" title="Storm warning.">
        Until Thursday, 18:00
      </Notice>
      <Text>
        Read the <Link href="#your-theme">rules of the harbor</Link>.
      </Text>
    </Stack>
  );
}
