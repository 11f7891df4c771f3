import { REVIEW_LENGTHS } from '#domain/reviews/review-texts.ts';

/** What people think of frames, and how they say it. */
export const reviews = {
  title: 'Reviews',
  none: 'Nobody has reviewed this frame yet. Do you wear it? Tell others how it is.',
  average: (stars: string, count: number, written: string) =>
    `${stars} of 5 from ${count === 1 ? '1 review' : `${written} reviews`}`,
  stars: (stars: string) => `${stars} of 5 stars`,
  starsRow: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  spread: 'How the stars spread',
  spreadOfNewest: (count: string) => `How the stars of the newest ${count} reviews spread`,
  by: (nickname: string, date: string) => (date ? `${nickname}, ${date}` : nickname),
  pages: {
    label: 'Pages of reviews',
    place: (page: number, count: number) => `Page ${page} of ${count}`,
    newer: 'Newer reviews',
    older: 'More reviews',
  },
  write: {
    action: 'Write a review',
    title: (frame: string) => `Review ${frame}`,
    lead: 'Others who choose a frame read it. We look at every review before it shows.',
    values: {
      '1': '1 star: poor',
      '2': '2 stars: fair',
      '3': '3 stars: good',
      '4': '4 stars: very good',
      '5': '5 stars: excellent',
    } as Record<string, string>,
    fields: { nickname: 'Your nickname', summary: 'Title', text: 'Your review' },
    hints: {
      nickname: 'It shows with your review. Please do not use your full name.',
      summary: 'The most important thing in a few words',
      text: 'How does the frame fit, how is it made? Please write nothing about your health or your prescription.',
    },
    missingStars: (name: string) => `Please choose how many stars you give for ${name}.`,
    empty: {
      nickname: 'Please enter a nickname.',
      summary: 'Please enter a title.',
      text: 'Please write your review.',
    },
    tooLong: {
      nickname: `The nickname is too long: at most ${REVIEW_LENGTHS.nickname} characters.`,
      summary: `The title is too long: at most ${REVIEW_LENGTHS.summary} characters.`,
      text: `The review is too long: at most ${REVIEW_LENGTHS.text} characters.`,
    },
    broken: 'There are characters in it that cannot be shown. Please type it again.',
    refused:
      'We could not take your review just now. If several of your reviews are still waiting, please try again once they show.',
    limited: (minutes: number) =>
      `Too many reviews were sent from here. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    send: 'Send the review',
  },
  own: {
    title: 'Your reviews',
    lead: 'A review shows on the page of its frame once we have looked at it. Review a frame again to replace what you wrote.',
    none: 'You have not written any reviews yet. On the page of each frame you can.',
    about: (frame: string) => `About ${frame}`,
    frames: 'See the frames',
  },
};
