import type { ReactNode } from 'react';
import { InformationBlocks } from '#client/content/InformationBlocks.tsx';
import type { GameQuestions, InformationBlock } from '#client/content/information-loader.ts';
import { anchorOf, type Section, sectionsOf } from '#client/content/sections.ts';
import { groupsOf } from './faq-groups.ts';

type AskedQuestion = { id: string; heading: string; words: string; answer: ReactNode };

/** `path` is that of the game that a group's questions are about. */
export type AskedGroup = { id: string; title: string; path?: string; questions: AskedQuestion[] };

/** The page's own questions by topic, and after them those of each game. */
export function askedGroups(blocks: readonly InformationBlock[], games: readonly GameQuestions[]): AskedGroup[] {
  const own = groupsOf(sectionsOf(blocks).sections).map(({ title, questions }) => ({
    id: anchorOf(title),
    title,
    questions: questions.map(ofPage),
  }));
  const ofGames = games.map(({ path, name, faq }) => ({
    id: path,
    title: name,
    path,
    questions: faq.map(({ question, answer }) => ({
      id: `${path}-${anchorOf(question)}`,
      heading: question,
      words: `${question} ${answer}`,
      answer: <p>{answer}</p>,
    })),
  }));
  return [...own, ...ofGames].filter(({ questions }) => questions.length > 0);
}

function ofPage({ id, heading, blocks }: Section<InformationBlock>): AskedQuestion {
  const words = [heading, ...blocks.flatMap(({ text, items }) => [text, ...items])].join(' ');
  return { id, heading, words, answer: <InformationBlocks blocks={blocks} /> };
}
