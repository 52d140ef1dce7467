import { useEffect, useRef, useState } from 'react';
import { informationPath } from '#client/site/paths.ts';
import type { InformationBlock } from '#client/content/information-loader.ts';
import { sectionsOf, type Section } from '#client/content/sections.ts';
import { TextField } from '#client/form/TextField.tsx';
import { Button } from '#client/ui/Button.tsx';
import { FaqQuestion } from './FaqQuestion.tsx';
import { groupsOf } from './faq-groups.ts';
import { hasWords } from './matching.ts';
import { useAddressedAnswer } from './use-addressed-answer.ts';
import styles from './Faq.module.css';

/** Questions by group, to be opened one by one, and narrowed by typing where there is script. */
export function Faq({ blocks }: { blocks: InformationBlock[] }) {
  const { sections } = sectionsOf(blocks);
  const [query, setQuery] = useState('');
  const search = useRef<HTMLDivElement>(null);
  useAddressedAnswer();
  // What was typed before the page's code was here.
  useEffect(() => setQuery(search.current?.querySelector('input')?.value ?? ''), []);
  const groups = groupsOf(sections).map(({ title, questions }) => ({
    title,
    questions,
    found: questions.filter((question) => hasWords(`${title} ${wordsOf(question)}`, query)),
  }));
  const found = groups.flatMap((group) => group.found).length;
  return (
    <>
      <div className={styles.search} ref={search}>
        <TextField name="faq-search" label="Search the questions" clearable onChange={setQuery} />
        <p role="status" className="quiet sm">
          {query.trim() && `${found} of ${sections.length} questions`}
        </p>
      </div>
      {groups.map(({ title, questions, found: here }) => (
        <section key={title} className={styles.group} hidden={here.length === 0}>
          <h2 className="h3">{title}</h2>
          <div>
            {questions.map((question) => (
              <FaqQuestion key={question.id} question={question} hidden={!here.includes(question)} />
            ))}
          </div>
        </section>
      ))}
      <MoreHelp title={found === 0 ? 'No question has these words.' : 'Not answered here?'} />
    </>
  );
}

function MoreHelp({ title }: { title: string }) {
  return (
    <div className={`panel ${styles.more}`}>
      <p>
        <b>{title}</b> Write to us: a person answers within a day.
      </p>
      <Button href={informationPath('contact-us')} variant="line">
        Contact us
      </Button>
    </div>
  );
}

function wordsOf({ heading, blocks }: Section<InformationBlock>): string {
  return [heading, ...blocks.flatMap(({ text, items }) => [text, ...items])].join(' ');
}
