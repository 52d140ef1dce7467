import { useEffect, useRef, useState } from 'react';
import { categoryPath, informationPath } from '#client/site/paths.ts';
import type { GameQuestions, InformationBlock } from '#client/content/information-loader.ts';
import { TextField } from '#client/form/TextField.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import { type AskedGroup, askedGroups } from './asked-questions.tsx';
import { FaqQuestion } from './FaqQuestion.tsx';
import { hasWords } from './matching.ts';
import { useAddressedAnswer } from './use-addressed-answer.ts';
import panelRow from '#client/content/panel-row.module.css';
import styles from './Faq.module.css';

type Props = { blocks: InformationBlock[]; games: readonly GameQuestions[] };

/** Questions by topic and by game, each with a collapsed answer; with script they can be filtered by typing. */
export function Faq({ blocks, games }: Props) {
  const groups = askedGroups(blocks, games);
  const [query, setQuery] = useState('');
  const search = useRef<HTMLDivElement>(null);
  useAddressedAnswer();
  // Text typed before the page's code was loaded.
  useEffect(() => setQuery(search.current?.querySelector('input')?.value ?? ''), []);
  const found = new Set(
    groups.flatMap(({ title, questions }) => questions.filter(({ words }) => hasWords(`${title} ${words}`, query))),
  );
  const count = groups.flatMap(({ questions }) => questions).length;
  return (
    <>
      <div className={styles.search} ref={search}>
        <TextField name="faq-search" label="Search the questions" clearable onChange={setQuery} />
        <p role="status" className="quiet sm">
          {query.trim() && `${found.size} of ${count} questions`}
        </p>
      </div>
      <Tabs label="Topics" tabs={groups.map(({ id, title }) => ({ name: title, href: `#${id}`, current: false }))} />
      {groups.map((group) => (
        <Group key={group.id} group={group} found={found} />
      ))}
      <MoreHelp title={found.size === 0 ? 'No question has these words.' : 'Not answered here?'} />
    </>
  );
}

function Group({ group, found }: { group: AskedGroup; found: ReadonlySet<AskedGroup['questions'][number]> }) {
  const { id, title, path, questions } = group;
  return (
    <section id={id} className={styles.group} hidden={!questions.some((question) => found.has(question))}>
      <h2 className="h3">{title}</h2>
      <div>
        {questions.map((question) => (
          <FaqQuestion key={question.id} {...question} hidden={!found.has(question)}>
            {question.answer}
          </FaqQuestion>
        ))}
      </div>
      {path && (
        <a className={`link sm ${styles.address}`} href={categoryPath(path)}>
          All {title} services
        </a>
      )}
    </section>
  );
}

function MoreHelp({ title }: { title: string }) {
  return (
    <div className={`panel ${panelRow.row}`}>
      <p>
        <b>{title}</b> Write to us: a person answers.
      </p>
      <Button href={informationPath('contact-us')} variant="line">
        Contact us
      </Button>
    </div>
  );
}
