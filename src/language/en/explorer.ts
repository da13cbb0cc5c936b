/** Words of the explorer in English. */
import type { ExplorerTexts } from '../texts/explorer.ts';

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** The part of the English catalogue that the explorer uses. */
export const explorerEnglish: ExplorerTexts = {
  words: {
    language: 'English',
    noScript:
      'Scripts are off, so nothing can be moved here. These are the figures of the file as it stands; with scripts, every value could be moved and every figure would follow.',
    hint: 'Move a value on the left; every exact figure follows. ○ is the file, ● is what you have moved it to. Nothing is sent anywhere.',
    with: 'With',
    and: 'and',
    asFile: 'As the file stands',
    undo: 'Undo',
    redo: 'Redo',
    reset: 'Back to the file',
    toFile: 'back to the file',
    lock: 'keep: not to be moved by “Fair from here”',
    knobs: 'Values',
    moved: 'Moved',
    sections: {
      classes: 'Class bases',
      defaults: 'Everybody',
      combatants: 'Combatants',
      constants: 'Constants',
      formulas: 'Formulas',
      rules: 'Rules',
      manifesters: 'Manifesters',
      plans: 'Plans',
      distractions: 'Distractions',
      controllers: 'Controllers',
      minds: 'Minds',
      gauntlets: 'Gauntlets',
    },
    given: 'Knobs of the scenario',
    inFile: 'file',
    byDefault: 'by default',
    find: 'Find a value',
    matrix: 'Who beats whom',
    legend: 'Rows attack first. Small: as in the file.',
    scores: 'Scores on all planes',
    scoresHint: '○ as in the file, ● now; the grey band is 40 to 60. Choose a plane to see its matchups.',
    score: 'score',
    worst: 'most is wrong here',
    working: 'Working it out…',
    stale: 'not up to date yet',
    simulated: 'Cells marked ~ are too large to solve: they are simulated, 2,000 duels each.',
    before: 'in the file',
    after: 'now',
    choose: 'Choose a matchup to see how it goes.',
    problems: 'This cannot stand in the file',
    only: 'Show only matchups whose name holds',
    show: 'Show',
    otherFile: 'This address was made for another file; what fits this one was taken over.',
    unknown: 'Not in this file, and left out:',
    out: 'Take it away',
    address: 'Link to this setting',
    patch: 'Patch',
    patchHint: 'Changes the file and leaves everything else as it stands, comments included.',
    variants: 'Pinned settings as variants',
    whole: 'Whole file',
    command: 'Command',
    copy: 'Copy',
    copied: 'Copied',
    download: 'Download',
    nothingMoved: 'Nothing is moved, so there is nothing to take away.',
    pin: 'Pin this setting',
    pins: 'Pinned settings',
    unpin: 'Remove',
    take: 'Show',
    fair: 'Fair from here',
    fairHint: 'Searches the values that are not kept for the smallest change that reaches the goal.',
    stop: 'Stop',
    scent: 'bars: what is missed at each value',
    missed: 'missed here',
    course: 'Chance of winning, round by round',
    told: 'One duel told',
    wishes: { closest: 'the closest', upset: 'an upset', longest: 'the longest', median: 'a usual one' },
    number: 'number',
    save: 'Write into the file',
    sure: 'This changes the file on disk. Write it?',
    yes: 'Yes, write it',
    no: 'No',
    lost: 'The server is gone; this page goes on without it.',
    saved: 'Written.',
    changedOutside: 'The file has changed. This page follows it; what you have moved stays moved.',
  },
  views: {
    bonuses: 'Bonuses, and why some do not count',
    points: 'Where the points went',
    pointsNote: 'Power points of a day; a bar is what the manifester has.',
    left: 'not spent',
    concentration: 'Effective powers against Concentration',
    concentrationNote:
      'Powers that take effect in a day, as high as the highest of the curve. ● now, ○ the file; a line stands where a check becomes sure.',
    effective: (concentration, effective) =>
      `Concentration ${signed(concentration)}: ${effective} effective powers a day`,
    sureFrom: (distraction, concentration) => `${distraction}: sure from ${signed(concentration)}`,
    obeyed: 'Whom a mind obeys, in shares of all contests.',
    survival: 'How far they come',
    simulated: (runs) =>
      `Simulated, ${runs.toLocaleString('en')} runs each: gauntlets are too large to solve. The height is the share that survives so many duels; the line is the mean.`,
    survived: (duels, share) => `at least ${duels}: ${share}`,
    meanSurvived: (duels) => `mean ${duels}`,
  },
  title: (scenario) => `${scenario}: explorer`,
  tooMany: (cells) =>
    `There are ${cells.toLocaleString('en')} matchups, too many to follow at once. Say which of them to show:`,
  none: 'No matchup is called like that.',
  worked: (fresh, cells) =>
    `${cells.toLocaleString('en')} ${cells === 1 ? 'matchup' : 'matchups'}, ${fresh === 0 ? 'nothing new to work out' : `${fresh.toLocaleString('en')} different ${fresh === 1 ? 'one' : 'ones'} worked out`}`,
  stuck: (path) =>
    `${path} stands behind an alias or where no map is, so the file cannot be changed by itself there.`,
  fair: ({ met, proven, exact, changes, stopped }) => {
    const many = changes === 1 ? 'one change' : `${changes} changes`;
    if (stopped) return 'Stopped. What was moved before stays as it was.';
    if (met && changes === 0) return 'The goal is met as it stands.';
    if (met)
      return `Reached by ${many}${proven ? '; no smaller change within the bounds reaches it' : exact ? '; a smaller change may exist' : ', as far as simulation can tell'}.`;
    return `Not reached within the bounds: ${many} come closest${proven ? ', which is proven' : ''}.`;
  },
  written: (file) => `${file}: open it in a browser; it needs no server and no network`,
  wrote: (file) => `${file}: written by the page`,
  served: (address) => `open ${address} in a browser; Ctrl-C ends it`,
};
