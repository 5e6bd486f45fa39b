// Written by `npm run client:types`.

export interface paths {
  '/games/{game}/stream': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * New events as server-sent events; what the viewer may not see is left out of each.
     * @description The first message, `ready`, says after which revision the stream begins. Each other message is one event: its name is the event’s type, its id the revision. Ask again with Last-Event-ID to go on from there. Where the record of the game can’t be read, the message `damaged` says so, and the events from there on are left out.
     */
    get: operations['StreamController_stream'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/health': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the store can be reached, and how far the projections are behind. */
    get: operations['HealthController_health'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/health/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whether the process answers at all.
     * @description It asks nothing of the store: starting the server anew brings back no store that is away.
     */
    get: operations['HealthController_live'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/health/ready': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whether requests should be sent here.
     * @description Not while the store can’t be reached, the read models are being built, or the server is ending.
     */
    get: operations['HealthController_ready'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/metrics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Counts and times for Prometheus. They hold nothing of a game. */
    get: operations['MetricsController_read'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/persons': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Everybody who gave a command under a name, and wasn’t erased. */
    get: operations['PersonsController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/persons/erasures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Erases who a person was, for ever.
     * @description What they did stays, under an id that is nobody’s. The names of seats are facts of a game, and stay.
     */
    post: operations['PersonsController_erase'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/service-tokens': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every service token that was issued, without the tokens themselves. */
    get: operations['ServiceTokensController_list'];
    put?: never;
    /** Issues a service token. It is shown here, and only here. */
    post: operations['ServiceTokensController_issue'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/service-tokens/{token}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Takes a service token out of force, at once. */
    delete: operations['ServiceTokensController_revoke'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The games of this store, newest first. Private ones are for an operator alone. */
    get: operations['GamesController_games'];
    put?: never;
    /**
     * Begins a game. The tokens of its seats and its judge are given here, and only here.
     * @description If you don't get the response, send the same body with the same command id again: until somebody acts in the game, you get the same tokens. So keep the command id secret (a random UUID), and repeat the same Authorization header, if you sent one. The server stores neither of them, nor the tokens.
     */
    post: operations['GamesController_create'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How a game stands, and the rewinds that its players ask for. */
    get: operations['GamesController_game'];
    put?: never;
    post?: never;
    /**
     * Deletes a game that is over, for ever. What is left is the record of who did it, when and why.
     * @description From then on every request about the game is answered with 410. Archive it first to keep a copy. Forks of it are games of their own, and stay.
     */
    delete: operations['DeletionsController_delete'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/decks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The deck lists that come with Stacktrail. */
    get: operations['GamesController_decks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/decision': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The pending decision, with all options if it is the viewer’s; the ETag is the decision’s id. */
    get: operations['AnswersController_decision'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/answers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Answers the pending decision, and with `ahead` those that follow from it. */
    post: operations['AnswersController_submit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/taking-back': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Takes back the action that the seat is announcing (CR 731.1), instead of answering.
     * @description Where `canBeTakenBack` of the pending decision says so.
     */
    post: operations['AnswersController_takeBack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/concession': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Concedes the game (CR 104.3a). */
    post: operations['AnswersController_concede'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/rewind-requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A seat asks the others to take the game back; the request’s revision is its id. */
    post: operations['RewindsController_request'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/rewind-requests/{request}/votes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A seat consents or refuses. The last consent takes the game back. */
    post: operations['RewindsController_vote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/rewinds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A judge takes the game back; `seen` names the cards that can’t be unseen.
     * @description With `dryRun` nothing is changed: the answer says what would be undone (RewindPreviewDoc).
     */
    post: operations['RewindsController_rewind'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/rulings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A judge’s ruling, kept in the game’s stream. */
    post: operations['RewindsController_rule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/time-calls': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A judge calls time on a seat: its player loses, whatever the game waits for (CR 104.3k).
     * @description For a player who has left the table without a word: others need not wait for them.
     */
    post: operations['RewindsController_callTime'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/ending': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A judge or an operator ends a game whose record can’t be read whole, as a draw (CR 104.4).
     * @description The game goes back to the last point before the damage from which play could go on, and is over. Nothing is deleted. Any other game goes on by its rules.
     */
    post: operations['RewindsController_end'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/seeds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Draws a secret seed and commits to it. The game that uses the seed shows the same commitments. */
    post: operations['SeedsController_commitToSeed'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/seeds/{seed}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The commitments to the seed. A player reads them before giving a nonce, and compares those of the game with them. */
    get: operations['SeedsController_promised'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The settings of the seat that asks. */
    get: operations['SettingsController_settings'];
    /**
     * Replaces the settings, then plays on for as long as they make the decisions.
     * @description A setting that is left out has its default. Each decision that the settings make is stored as a decision of the seat and depends only on public information. Settings last until they are changed.
     */
    put: operations['SettingsController_change'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/tellings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * In a game of told chance, a seat says which card one of its unknown cards is, or a judge says it.
     * @description While somebody has priority or decides on an opening hand. A card that the deck has no more of is refused; the refusal says where its copies are. Whoever has priority is asked anew.
     */
    post: operations['TellingsController_tell'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/shortcuts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The seat with priority proposes a shortcut (CR 730.2a). The revision of the proposal’s first event is the shortcut’s id. */
    post: operations['ShortcutsController_propose'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/shortcuts/{shortcut}/answers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A seat accepts or shortens the shortcut (CR 730.2b). After the last answer its choices are made, up to where players shortened it. */
    post: operations['ShortcutsController_answer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/board': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The board now, or after any revision of the stream. */
    get: operations['HistoryController_board'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/frames': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The boards after each of several revisions: the first in full, every later one as its difference from the one before. */
    get: operations['HistoryController_frames'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/log': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What happened, one line for each event, or for each that is looked for; reversed events are marked. */
    get: operations['HistoryController_log'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The stream as it is stored; what the viewer may not see is left out of each event. */
    get: operations['HistoryController_events'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/events/{revision}/explanation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Why an event happened: its causes, back to decisions, turn-based actions and the setup. */
    get: operations['HistoryController_explanation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/statistics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The effective game in numbers: what was reversed doesn’t count. */
    get: operations['HistoryController_statistics'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/forks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A judge begins another line of play: a private game that has the events of this one up to a revision.
     * @description It draws what this game draws, so it shows what is hidden in this game: its tokens are for whoever may know that. A repetition of the command finds the fork again, without tokens.
     */
    post: operations['LinesController_fork'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/differences': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Where the game parts from another one, by default from the one that it was forked from.
     * @description Of the other game only what a spectator sees is told.
     */
    get: operations['LinesController_differences'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/bundle': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The game with its cards in one file, hidden cards among it.
     * @description Whoever has it can check it without this server: `stacktrail verify FILE`. See docs/bundles.md.
     */
    get: operations['BundlesController_bundle'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/objects/{object}/account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Why an object is what it is, now or after a revision: each effect by layer, and what it would be without. */
    get: operations['WhyController_account'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/events/{revision}/triggers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the triggered abilities of an object triggered on an event, and why not. */
    get: operations['WhyController_triggers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/events/{revision}/replacements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the static replacement effects of an object replaced an event, and why not. */
    get: operations['WhyController_replacements'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/verdict': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whether something could be done with an object, now or at an earlier decision, and by which rule not.
     * @description It is tried on a copy of the game. For a judge, since what is hidden may decide it.
     */
    get: operations['WhyController_verdict'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/openings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The openings (value and salt) of the commitments to the cards that the viewer may know and to what was shown. */
    get: operations['OpeningsController_openings'];
    put?: never;
    /** After the game’s end, a seat consents to showing everybody what was hidden. It is shown when all seats have consented. */
    post: operations['OpeningsController_consent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/tokens': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Gives whoever asks another token for their own. The one before is nobody’s from then on. */
    post: operations['TokensController_rotate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/invitations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes the token of a seat with its invitation, which is used up by that. */
    post: operations['TokensController_redeem'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/seats/{seat}/invitation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A judge takes a seat’s token away and gives an invitation to take another.
     * @description An operator does so where the token or invitation of the seat is expired.
     */
    post: operations['TokensController_invite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/draw-offers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A seat offers the others a draw (CR 104.4i); the offer’s revision is its id.
     * @description It stands until somebody refuses it, or the turn ends. `drawOffer` of the game shows it.
     */
    post: operations['DrawsController_offer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/draw-offers/{offer}/votes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A seat agrees or refuses. With the last consent the game is a draw.
     * @description The seat that has offered the draw withdraws it by refusing.
     */
    post: operations['DrawsController_vote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/clock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How much time each seat has left, now.
     * @description Whoever decides is charged with the time. Measure how long ago you got the answer, by your own clock.
     */
    get: operations['ClocksController_clocks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/clock/claims': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A seat claims that whoever decides has no time left: they lose, or the claim is refused.
     * @description The server does so by itself; this is for a server that is late.
     */
    post: operations['ClocksController_claim'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/clock/extensions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A judge gives a seat more time, for all of its decisions together. */
    post: operations['ClocksController_give'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/clock/stops': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A judge stops all clocks of the game. */
    post: operations['ClocksController_stop'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/clock/starts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A judge lets the clocks run again. */
    post: operations['ClocksController_start'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/deleted-games': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The games that were deleted, the first one first. */
    get: operations['DeletionsController_list'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/disputes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The disputes of the game that the viewer may know of: spectators those that are ruled. */
    get: operations['DisputesController_list'];
    put?: never;
    /**
     * A seat or a judge disputes an event of the game; what everybody could know then is gathered.
     * @description The other seats are told that there is a dispute about that event, not what is claimed.
     */
    post: operations['DisputesController_open'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/disputes/{dispute}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A dispute, as far as the viewer may know it. */
    get: operations['DisputesController_show'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/disputes/{dispute}/report': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The dispute as a page for people, which stands alone and can be printed. */
    get: operations['DisputesController_report'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/disputes/{dispute}/evidence': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A judge gathers the evidence of another moment. */
    post: operations['DisputesController_gather'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/disputes/{dispute}/notes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A seat or a judge adds a note; others see it once there is a ruling, and never if it is confidential. */
    post: operations['DisputesController_note'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/disputes/{dispute}/ruling': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A judge rules. The ruling is signed, and the game is taken back or gets more time if it says so.
     * @description Sent again with the same `commandId`, it does what is left to be done in the game.
     */
    post: operations['DisputesController_rule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/disputes/{dispute}/appeal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A ruling is appealed: a judge rules again. */
    post: operations['DisputesController_appeal'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/disputes/{dispute}/close': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A judge closes the dispute; a seat one that it has opened and that isn’t ruled. */
    post: operations['DisputesController_close'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/games/{game}/penalties': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The penalties that were given in the game. */
    get: operations['PenaltiesController_ofGame'];
    put?: never;
    /** A judge gives somebody a penalty that nobody has disputed about. */
    post: operations['PenaltiesController_give'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/penalties': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The penalties of a person over the games of a match, the first one first.
     * @description Of games that anybody may watch; an operator sees those of private games, too.
     */
    get: operations['PenaltiesController_ofAll'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/infractions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The infractions, penalties and remedies that judges have names for here. */
    get: operations['PenaltiesController_infractions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/verdict-key': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The public key with which the rulings of this server can be checked. */
    get: operations['PenaltiesController_key'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The events of all games that anybody may watch, in the order of the store, as a spectator sees them.
     * @description A line of JSON an event (`application/x-ndjson`); ends with what there is, or with `wait` once there is something. With `Accept: text/event-stream` as server-sent events, each with its position as id, for as long as the reader stays. To go on, give the position of the last event as `after` or as Last-Event-ID. See docs/feed.md.
     */
    get: operations['FeedController_events'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    StoreDoc: {
      reachable: boolean;
      problem?: string;
    };
    ProjectionDoc: {
      name: string;
      caughtUp: boolean;
      /** @description The number of events that the projection hasn’t processed yet; null while it isn’t subscribed to the store. */
      lag: number | null;
      /** @description The number of streams on hold because an event in them couldn’t be processed. */
      deadLetters: number;
    };
    CorruptionDoc: {
      /** @description The game; null if the damaged record doesn’t tell which game it is. */
      game: string | null;
      /** @description The revision of the game’s first unreadable event. */
      revision: number | null;
      /** @description Why the event can’t be read. */
      problem: string;
    };
    HealthDoc: {
      /** @enum {string} */
      status: 'up' | 'behind' | 'down';
      store: components['schemas']['StoreDoc'];
      projections: components['schemas']['ProjectionDoc'][];
      /** @description The number of games whose record can’t be read completely. Other games aren’t affected. */
      damagedGames: number;
      /** @description Up to 20 damaged games that anybody may watch, and damaged events whose game is unknown; none while the store can’t be reached. */
      damage: components['schemas']['CorruptionDoc'][];
    };
    ReadinessDoc: {
      ready: boolean;
      /** @description Why requests should be sent elsewhere. */
      why: string | null;
    };
    PersonDoc: {
      /**
       * Format: uuid
       * @description By which events name them.
       */
      id: string;
      /** @description Who it is; null where this server may not read it. */
      person: string | null;
    };
    ErasureDto: {
      /** @description As the person was named when they gave a command. */
      person: string;
    };
    ErasedDoc: {
      /** @description The ids that are nobody’s now; none if nobody has that name. */
      ids: string[];
    };
    ServiceTokenDto: {
      /** @enum {string} */
      role: 'operator' | 'analyst';
      /** @description By which it is listed; one token in force has it. */
      name: string;
      /**
       * @description How many days it is good for.
       * @default 90
       */
      days?: number;
    };
    IssuedServiceTokenDoc: {
      id: string;
      /** @enum {string} */
      role: 'operator' | 'analyst';
      name: string;
      /** Format: date-time */
      issuedAt: string;
      /**
       * Format: date-time
       * @description From then on it is nobody’s.
       */
      expiresAt: string;
      /** Format: date-time */
      revokedAt: string | null;
      /** @description Sent as “Authorization: Bearer …”. It is given here, and only here. */
      token: string;
    };
    ListedServiceTokenDoc: {
      id: string;
      /** @enum {string} */
      role: 'operator' | 'analyst';
      name: string;
      /** Format: date-time */
      issuedAt: string;
      /**
       * Format: date-time
       * @description From then on it is nobody’s.
       */
      expiresAt: string;
      /** Format: date-time */
      revokedAt: string | null;
      /**
       * @description Doubtful: a later record of tokens can’t be read, and may be that this one was revoked.
       * @enum {string}
       */
      state: 'in force' | 'expired' | 'revoked' | 'doubtful';
    };
    SeatDto: {
      /** @description The player’s name, as everybody sees it. */
      name: string;
      /** @description What the player calls the deck, as everybody sees it from the start. Nothing is told without it. */
      deckName?: string;
      /**
       * @description A deck that comes with Stacktrail; or give `deckList`.
       * @example altar-of-the-wilds
       */
      deck?: string;
      /**
       * @description A list as Arena or Magic Online write it: a count and a name a line, and headings such as Commander, Attractions, Planar deck, Scheme deck, Vanguard or Sideboard.
       * @example 30 Forest
       *     30 Llanowar Elves
       */
      deckList?: string;
      /**
       * @description The cards of the sideboard, as a plain list. Without it the seat has the sideboard of `deckList`.
       * @example 3 Forest
       */
      sideboard?: string;
      /**
       * @description The kind of bot of this server that plays the seat.
       * @enum {string}
       */
      bot?: 'random' | 'greedy';
      /** @description Further mechanics of hidden cards, which the deck list doesn’t need. Everybody sees the names of these and of those that the list has. The seat is asked whenever one of them could be used, whatever cards it has, so that others can’t tell which of them the list has. */
      mechanics?: (
        'miracle' | 'revealed as it is drawn' | 'splice onto Arcane' | 'splice' | 'companion' | 'opening hand'
      )[];
      /** @description The seat’s own contribution to the randomness, in hexadecimal digits. */
      nonce?: string;
    };
    ClockDto: {
      /** @description How many seconds each player has for all of their decisions; no limit where absent. */
      seconds?: number;
      /** @description How many seconds a player has for each decision; no limit where absent. */
      perDecision?: number;
    };
    CreateGameDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @description The name of the game or its match. */
      name?: string;
      /**
       * @description The players, in turn order of seating.
       * @example [
       *       {
       *         "name": "Ann",
       *         "deck": "moorland-ghosts"
       *       },
       *       {
       *         "name": "Bob",
       *         "deckList": "24 Forest\n36 Llanowar Elves"
       *       }
       *     ]
       */
      seats: components['schemas']['SeatDto'][];
      /**
       * @description The format that the decks are for: it says what they may be and how the game starts. Where it is left out the game starts as a constructed one with decks as they are, or as a Commander one where a deck has a commander.
       * @enum {string}
       */
      format?: 'constructed' | 'limited' | 'commander' | 'brawl';
      /**
       * @description The number of each seat’s team; without it, every seat plays for itself.
       * @example [
       *       0,
       *       0,
       *       1,
       *       1
       *     ]
       */
      teams?: number[];
      /**
       * @description Who says what a clause does that can’t be read: the players together, or a judge. Then decks may have cards that are understood in part or not at all; the server needs a file of cards (STACKTRAIL_CARDS). With `off` such a deck is refused.
       * @default off
       * @enum {string}
       */
      adjudication?: 'players' | 'judge' | 'off';
      /**
       * @description The game is played elsewhere, as on paper: coins, dice and which cards are drawn are told as it is entered, and a card is unknown until then. Such a game isn’t provable.
       * @enum {string}
       */
      chance?: 'told';
      /** @description Whether the game is played for ante (CR 407); it isn’t otherwise. */
      ante?: boolean;
      /** @description Whether everything that was hidden is shown to everybody at the end. Otherwise all players have to consent then. Where it is absent it is shown in a game of bots alone that isn’t private. */
      openAfterEnd?: boolean;
      /** @description Whether each seat gets an invitation in the place of a token: its player takes a token that you never see. */
      invite?: boolean;
      /** @description Whether only who has a token of the game may watch it. It isn’t listed then. */
      private?: boolean;
      /** @description After how many days tokens and invitations of the game expire, counted from its last event or from when they were given out, whichever is later. The server’s setting (90, if nobody has changed it) without it. */
      tokenDays?: number;
      /** @description The game is played with clocks: whoever decides is charged with the time, and loses when none is left. At least one of the limits is given. Without it, only a judge calls time. */
      clock?: components['schemas']['ClockDto'];
      /** @description A list of the planes and phenomena of one planar deck for all players (CR 901.15). Without it they share none. */
      planes?: string;
      /** @description The seat that chooses who takes the first turn; one found at random otherwise. */
      chooser?: number;
      /** @description Everything random in the game derives from it, its id too. Whoever knows it knows every card. */
      seed?: string;
      /**
       * Format: uuid
       * @description The id of a promised seed (`POST /seeds`). Each seat gives its nonce then, after it has seen what was promised.
       */
      promise?: string;
      /**
       * @description The edition of the rules; the newest if none is given.
       * @enum {string}
       */
      edition?: '2025-06-06';
    };
    CreatedSeatDoc: {
      player: number;
      name: string;
      /** @description Sent as “Authorization: Bearer …”. Null in a repetition once somebody has acted in the game. */
      token: string | null;
      /** @description Where the game was begun with `invite`: what the player takes their token with, once. */
      invitation?: string | null;
    };
    FirstDecisionDoc: {
      id: number;
      player: number;
    };
    CreatedGameDoc: {
      game: string;
      commandId: string;
      /** @description Whether the command had been carried out before; this is the game that it created. */
      repeated: boolean;
      seats: components['schemas']['CreatedSeatDoc'][];
      judgeToken: string | null;
      /** @description The revision of the last event. */
      revision: number;
      decision: components['schemas']['FirstDecisionDoc'] | null;
    };
    ClockLimitsDoc: {
      /** @description Seconds for all decisions of a player. */
      seconds: number | null;
      /** @description Seconds for each decision. */
      perDecision: number | null;
    };
    DamageDoc: {
      /** @description The revision of the first unreadable event. */
      revision: number;
      /** @description Why the event can’t be read. */
      problem: string;
    };
    GameSummaryDoc: {
      game: string;
      /** @description What the game or its match is called. */
      match: string | null;
      /** @description The edition of the rules; null where nothing of the game can be read. */
      edition: string | null;
      /** @description The players’ names. */
      seats: string[];
      /** @description What each seat calls its deck; null where it has not said. */
      decks: (string | null)[];
      /** @enum {string} */
      status: 'starting' | 'playing' | 'over';
      turn: number;
      activePlayer: number;
      life: number[];
      /** @description The revision of the last event that can be read. */
      revision: number;
      winner: number | null;
      /** Format: date-time */
      startedAt: string;
      /** Format: date-time */
      endedAt: string | null;
      /** @description The limits of its clocks; null where it has none. */
      clock: components['schemas']['ClockLimitsDoc'] | null;
      /** @description Whether a rewind was asked for or a judge has ruled. */
      disputed: boolean;
      /** @description Where the record of the game can’t be read: what comes before is shown, and what a judge has ended it with. Null where it can be read whole. */
      damaged: components['schemas']['DamageDoc'] | null;
    };
    StandingShortcutDoc: {
      /** @description The revision of the proposal, which is the shortcut’s id. */
      revision: number;
      /** @description The seat that proposed the shortcut. */
      player: number;
      /** @description How many choices would be made. */
      choices: number;
      /** @description The seat that is to accept or shorten it next. */
      answers: number;
    };
    DrawOfferDoc: {
      /** @description Where the offer stands in the stream: its id. */
      revision: number;
      /** @description Who offers it. */
      player: number;
      /** @description Who agrees so far. */
      consents: number[];
    };
    RewindRequestDoc: {
      /** @description The revision of the request, which is its id. */
      revision: number;
      /** @description The seat that asks for the rewind. */
      player: number;
      to: number;
      reason: string;
      /** @description The seats that have consented so far. */
      consents: number[];
    };
    GamePageDoc: {
      game: string;
      /** @description What the game or its match is called. */
      match: string | null;
      /** @description The edition of the rules; null where nothing of the game can be read. */
      edition: string | null;
      /** @description The players’ names. */
      seats: string[];
      /** @description What each seat calls its deck; null where it has not said. */
      decks: (string | null)[];
      /** @enum {string} */
      status: 'starting' | 'playing' | 'over';
      turn: number;
      activePlayer: number;
      life: number[];
      /** @description The revision of the last event that can be read. */
      revision: number;
      winner: number | null;
      /** Format: date-time */
      startedAt: string;
      /** Format: date-time */
      endedAt: string | null;
      /** @description The limits of its clocks; null where it has none. */
      clock: components['schemas']['ClockLimitsDoc'] | null;
      /** @description Whether a rewind was asked for or a judge has ruled. */
      disputed: boolean;
      /** @description Where the record of the game can’t be read: what comes before is shown, and what a judge has ended it with. Null where it can be read whole. */
      damaged: components['schemas']['DamageDoc'] | null;
      /** @description A proposed shortcut that some seats haven’t answered yet. */
      shortcut: components['schemas']['StandingShortcutDoc'] | null;
      /** @description A draw that not all have agreed to (CR 104.4i). */
      drawOffer: components['schemas']['DrawOfferDoc'] | null;
      /** @description Rewinds that are neither refused nor granted. */
      rewindRequests: components['schemas']['RewindRequestDoc'][];
      /**
       * @description Whether coins, dice and which cards are drawn are told as the game is entered; `null` if it is damaged.
       * @enum {string|null}
       */
      chance: 'told' | 'drawn' | null;
      /**
       * @description Who says what a clause does that isn’t understood; `null` if the game is damaged.
       * @enum {string|null}
       */
      adjudication: 'players' | 'judge' | 'off' | null;
    };
    DeckDoc: {
      /** @description The name that a seat gives as `deck`. */
      name: string;
      /** @description The list, as a seat would give it as `deckList`. */
      list: string;
    };
    TakeBackBodyDoc: {
      /** @description The id of the pending decision. */
      decision: number;
    };
    TakingBackDoc: {
      /** @description Where the body is sent, and what comes of it. */
      says: string;
      /** @description The body for POST /taking-back. */
      body: components['schemas']['TakeBackBodyDoc'];
    };
    FaceDoc: {
      /** @enum {string} */
      layout:
        | 'normal'
        | 'split'
        | 'room'
        | 'flip'
        | 'transforming'
        | 'modal'
        | 'meld'
        | 'adventure'
        | 'omen'
        | 'prototype'
        | 'dungeon'
        | 'prepare';
      /** @description The faces’ names. */
      names: string[];
      /** @description The name of the face that is up, or was cast. */
      up: string;
      /** @description Its place among the names. */
      index: number;
    };
    FaceDownDoc: {
      /**
       * @description What lets it be face down; null where that is an effect of its own.
       * @enum {string|null}
       */
      as: 'morph' | 'disguise' | 'manifest' | 'cloak' | 'effect' | null;
      /** @description The card’s name, for those who may look at it (CR 708.5). */
      card: string | null;
    };
    KnownCardDoc: {
      id: number;
      name: string;
      /** @enum {string} */
      kind: 'card' | 'token';
      /** @description The seat of its owner. */
      owner: number;
      /**
       * @description In braces; null without one, such as a land’s.
       * @example {1}{R}
       */
      manaCost: string | null;
      manaValue: number;
      colors: ('W' | 'U' | 'B' | 'R' | 'G')[];
      supertypes: ('Basic' | 'Legendary' | 'Ongoing' | 'Snow' | 'World')[];
      types: (
        | 'Artifact'
        | 'Battle'
        | 'Creature'
        | 'Enchantment'
        | 'Instant'
        | 'Kindred'
        | 'Land'
        | 'Planeswalker'
        | 'Sorcery'
        | 'Dungeon'
        | 'Plane'
        | 'Phenomenon'
        | 'Scheme'
        | 'Vanguard'
        | 'Conspiracy'
      )[];
      subtypes: string[];
      /** @description Null without one, such as a land’s. */
      power: number | null;
      /** @description Null without one. */
      toughness: number | null;
      keywords: string[];
      /** @description What it says, a line an ability. */
      text: string[];
      /** @description Of a card with several faces. */
      face?: components['schemas']['FaceDoc'];
      /** @description Of what is face down. */
      faceDown?: components['schemas']['FaceDownDoc'];
      /**
       * @description A copy effect makes it a copy (CR 707.2).
       * @enum {boolean}
       */
      copy?: true;
    };
    HiddenCardDoc: {
      /** @description Its number; absent where the card could be recognised by it later (CR 400.2). */
      id?: number;
      /** @enum {boolean} */
      hidden: true;
    };
    StandingDoc: {
      /** @description The seat, from 0. */
      player: number;
      name: string;
      life: number;
      /** @description How many cards are in the hand. */
      hand: number;
      /** @description Whether they have left the game. */
      lost: boolean;
    };
    CastDoc: {
      /**
       * @description The zone that it is cast from.
       * @enum {string}
       */
      from: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside' | 'ante';
      /** @description What it is cast with in place of its mana cost, such as “flashback”. */
      method: string | null;
      /** @description The costs as cards say them, with the additional ones announced so far. */
      cost: string;
      /** @description The optional costs that are paid, such as “kicker”. */
      additional: string[];
      /** @description The mana that was spent on it, in braces; empty until it is paid. */
      spent: string;
    };
    StackObjectDoc: {
      id: number;
      name: string;
      /** @description The seat of its controller. */
      controller: number;
      /** @enum {string} */
      is: 'spell' | 'ability';
      /** @description What it says, a line a paragraph. */
      text: string[];
      /** @description The characteristics of a spell; an ability has none. */
      card: components['schemas']['KnownCardDoc'] | null;
      /** @description How a spell is cast; null for an ability and a copy. */
      cast: components['schemas']['CastDoc'] | null;
      /** @description The object with the ability; null for a spell. */
      source: number | null;
      /** @description The pointer to the text of an ability, by which a seat can yield to it. */
      ability: string | null;
      /** @description A triggered ability (CR 113.3c). */
      triggered: boolean;
      /** @description One list for each target that the text names. */
      targets: components['schemas']['NamedRefDoc'][][];
      /** @description The amounts that its effect divides among them. */
      division: number[][];
      /** @description The texts of the chosen modes. */
      modes: string[];
      /** @description The value of X; null without one, or until it is chosen. */
      x: number | null;
      /** @description How often it is kicked. */
      kicked: number;
    };
    StackInShortDoc: {
      /** @description How many objects are on the stack. */
      count: number;
      top: components['schemas']['StackObjectDoc'] | null;
    };
    RefDto: {
      /** @enum {string} */
      is: 'object' | 'player';
      /** @description The id of the object, or the seat. */
      id: number;
    };
    NamedRefDoc: {
      ref: components['schemas']['RefDto'];
      label: string;
    };
    AttackDoc: {
      attacker: components['schemas']['NamedRefDoc'];
      attacks: components['schemas']['NamedRefDoc'];
      blockedBy: components['schemas']['NamedRefDoc'][];
    };
    AsksDoc: {
      ref: components['schemas']['RefDto'];
      label: string;
      /** @description What it says, a line a paragraph. */
      text: string[];
    };
    PaymentDoc: {
      /** @description The name of what is paid for. */
      for: string;
      /** @description All mana of the cost, in braces. */
      cost: string;
      /** @description The mana in the pool, in braces. */
      pool: string;
      /** @description The mana that the pool doesn’t cover yet, in braces; null if it covers everything. */
      due: string | null;
      /** @description The life that is paid together with the mana (CR 107.4f). */
      life: number;
    };
    TargetDoc: {
      /** @description As its text names it: “target creature you control”. */
      phrase: string;
      /** @description Null where they haven’t been chosen yet. */
      chosen: components['schemas']['NamedRefDoc'][] | null;
    };
    TargetsDoc: {
      /** @description The place of the target that is being chosen. */
      asked: number;
      targets: components['schemas']['TargetDoc'][];
    };
    ContextDoc: {
      /**
       * @description The situation in a sentence or two.
       * @example Turn 3, Ann's turn, the precombat main phase. The stack is empty. Ann decides.
       */
      says: string;
      /** @description 0 before the first turn. */
      turn: number;
      /** @enum {string} */
      phase: 'beginning' | 'precombat main' | 'combat' | 'postcombat main' | 'ending';
      /** @enum {string} */
      step:
        | 'untap'
        | 'upkeep'
        | 'draw'
        | 'precombat main'
        | 'beginning of combat'
        | 'declare attackers'
        | 'declare blockers'
        | 'first-strike damage'
        | 'combat damage'
        | 'end of combat'
        | 'postcombat main'
        | 'end'
        | 'cleanup';
      /** @description The seat whose turn it is. */
      activePlayer: number;
      players: components['schemas']['StandingDoc'][];
      stack: components['schemas']['StackInShortDoc'];
      /** @description The attackers; empty outside combat. */
      combat: components['schemas']['AttackDoc'][];
      /** @description What asks, for who decides. */
      asks?: components['schemas']['AsksDoc'];
      /** @description While a spell is announced: all mana of its total cost; null while X isn’t chosen. */
      totalCost?: string | null;
      /** @description While mana is paid. */
      payment?: components['schemas']['PaymentDoc'];
      /** @description While targets are chosen. */
      targets?: components['schemas']['TargetsDoc'];
      /** @description The player’s hand, if the decision is about it. */
      hand?: (components['schemas']['KnownCardDoc'] | components['schemas']['HiddenCardDoc'])[];
    };
    AnswerDto: {
      /**
       * @description As the decision’s `form`.
       * @enum {string}
       */
      form:
        | 'action'
        | 'select'
        | 'pick'
        | 'number'
        | 'order'
        | 'divide'
        | 'attack'
        | 'block'
        | 'damage'
        | 'spend'
        | 'adjudicate';
    };
    AnswerAheadDto: {
      /**
       * @description The `kind` of decision that it is meant for.
       * @enum {string}
       */
      kind:
        | 'choose starting player'
        | 'mulligan'
        | 'put cards on the bottom'
        | 'priority'
        | 'choose modes'
        | 'choose kicker'
        | 'choose X'
        | 'choose hybrid'
        | 'choose targets'
        | 'divide'
        | 'activate mana abilities'
        | 'pay cost'
        | 'spend mana'
        | 'keep mana ability'
        | 'declare attackers'
        | 'declare blockers'
        | 'assign combat damage'
        | 'discard to hand size'
        | 'order triggers'
        | 'choose replacement'
        | 'legend rule'
        | 'may'
        | 'pay unless'
        | 'choose mana'
        | 'choose objects'
        | 'search'
        | 'scry'
        | 'order cards'
        | 'choose new targets'
        | 'choose an option'
        | 'separate into piles'
        | 'vote'
        | 'call a coin flip'
        | 'choose a value'
        | 'choose protector'
        | 'choose additional costs'
        | 'choose cost'
        | 'choose player'
        | 'judge a loop'
        | 'opening hand'
        | 'adjudicate'
        | 'accept an adjudication'
        | 'judge a clause'
        | 'tell a card'
        | 'tell chance';
      answer:
        | components['schemas']['ActionAnswerDto']
        | components['schemas']['SelectAnswerDto']
        | components['schemas']['KeysAnswerDto']
        | components['schemas']['NumberAnswerDto']
        | components['schemas']['DivideAnswerDto']
        | components['schemas']['AttackAnswerDto']
        | components['schemas']['BlockAnswerDto']
        | components['schemas']['DamageAnswerDto']
        | components['schemas']['SpendAnswerDto']
        | components['schemas']['RulingAnswerDto'];
    };
    AmountDoc: {
      min: number;
      max: number;
    };
    HintDoc: {
      /** @description Whether its mana can be paid now, X being 0; absent if that isn’t easy to tell, or it costs no mana. */
      payable?: boolean;
      /** @description Whether it would find its targets, and its costs other than mana could be paid. */
      possible: boolean;
      /** @description The mana of its cost, X being 0, in braces; absent if there is none. */
      cost?: string;
      /**
       * @description It is a mana ability (CR 605.1).
       * @enum {boolean}
       */
      mana?: true;
      /** @description What `pay: "auto"` would tap; absent if it can’t be paid so. */
      taps?: components['schemas']['NamedRefDoc'][];
      /** @description Why it can’t be paid or completed, and what comes of taking it all the same. */
      why?: string[];
    };
    OptionDoc: {
      /** @description What the option does, in words; no other option of the decision has the same words. */
      label: string;
      /** @description The object or player that the option is about. */
      ref?: components['schemas']['RefDto'];
      /** @description The answer that takes it, as POST /answers wants it. Of a piece: the answer with this piece and as little else as is legal; null where no short search finds one. */
      answer:
        | (
            | components['schemas']['ActionAnswerDto']
            | components['schemas']['SelectAnswerDto']
            | components['schemas']['KeysAnswerDto']
            | components['schemas']['NumberAnswerDto']
            | components['schemas']['DivideAnswerDto']
            | components['schemas']['AttackAnswerDto']
            | components['schemas']['BlockAnswerDto']
            | components['schemas']['DamageAnswerDto']
            | components['schemas']['SpendAnswerDto']
            | components['schemas']['RulingAnswerDto']
          )
        | null;
      /** @description Answers to the decisions that follow. They go into the same body as `answer`, as `ahead`; or each is sent by itself when its decision is asked. `answer` alone is only the first step of such an option. */
      ahead?: components['schemas']['AnswerAheadDto'][];
      /** @description The item that the option adds to the answer’s list; see `combine`. */
      piece?:
        | string
        | {
            [key: string]: unknown;
          }
        | components['schemas']['RefDto']
        | components['schemas']['ShareDto']
        | components['schemas']['AttackDto']
        | components['schemas']['BlockDto']
        | components['schemas']['DamageAssignmentDto'];
      /** @description The item in words, where `label` says what the whole `answer` comes to. */
      pieceLabel?: string;
      /** @description The amounts that the item can have. */
      amount?: components['schemas']['AmountDoc'];
      /** @description What is likely to come of it. A hint forbids nothing. */
      hint?: components['schemas']['HintDoc'];
    };
    TotalDoc: {
      total: number;
      /** @description The source of the items whose amounts this is the sum of; all items where absent. */
      from?: number;
    };
    CombinationDoc: {
      /** @description The answer without any items. */
      answer:
        | components['schemas']['ActionAnswerDto']
        | components['schemas']['SelectAnswerDto']
        | components['schemas']['KeysAnswerDto']
        | components['schemas']['NumberAnswerDto']
        | components['schemas']['DivideAnswerDto']
        | components['schemas']['AttackAnswerDto']
        | components['schemas']['BlockAnswerDto']
        | components['schemas']['DamageAnswerDto']
        | components['schemas']['SpendAnswerDto']
        | components['schemas']['RulingAnswerDto'];
      /**
       * @description The field of the answer that holds the items; `value` holds a number.
       * @enum {string}
       */
      into: 'chosen' | 'keys' | 'shares' | 'attacks' | 'blocks' | 'assignments' | 'mana' | 'value' | 'actions';
      /** @description The least number of items; for a number, its minimum. */
      min: number;
      max: number;
      /** @description Whether the order of the items matters; the first item comes first. */
      ordered: boolean;
      /** @description What a text has to be that is put into the list besides the items, such as the name of a card. */
      text?: string;
      /** @description The required sums of the items’ amounts. */
      totals?: components['schemas']['TotalDoc'][];
      /** @description Further requirements on the answer, in sentences. */
      rules: string[];
    };
    ActionDto: {
      /** @enum {string} */
      do: 'pass' | 'pay' | 'cancel';
    };
    PlayLandDto: {
      /** @enum {string} */
      do: 'play land';
      /** @description The land card. */
      object: number;
      /** @description The effect that lets it be played, as the decision’s option names it; null for an ordinary land play. */
      by?: string | null;
      /**
       * @description The face that is played; 0 is the front.
       * @default 0
       */
      face?: number;
    };
    CastDto: {
      /** @enum {string} */
      do: 'cast';
      /** @description The card. */
      object: number;
      /** @description How it is cast: `hand` for its mana cost, `free` without paying, `alternative` for an alternative cost, or a keyword such as `flashback`. */
      via: string;
      /** @description The effect that lets it be cast, as the decision’s option names it; null for the first that fits. */
      by?: string | null;
      /** @description The ability that names the cost, as the decision’s option names it; null for the first that fits. */
      ability?: string | null;
      /**
       * @description The face that is cast; 0 is the front.
       * @default 0
       */
      face?: number;
    };
    ActivateDto: {
      /** @enum {string} */
      do: 'activate';
      /** @description The object whose ability it is. */
      object: number;
      /** @description The ability, as the decision’s option names it, such as `/3/faces/0/abilities/1`. */
      ability: string;
    };
    SpecialActionDto: {
      /** @enum {string} */
      do: 'special';
      /** @description The card or permanent. */
      object: number;
      /** @description The special action, as the decision’s option names it, such as `suspend`. */
      action: string;
    };
    ActionAnswerDto: {
      /**
       * @description As the decision’s `form`. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      form: 'action';
      action:
        | components['schemas']['ActionDto']
        | components['schemas']['PlayLandDto']
        | components['schemas']['CastDto']
        | components['schemas']['ActivateDto']
        | components['schemas']['SpecialActionDto'];
    };
    SelectAnswerDto: {
      /**
       * @description As the decision’s `form`. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      form: 'select';
      /** @description The objects and players chosen, each once. */
      chosen: components['schemas']['RefDto'][];
    };
    KeysAnswerDto: {
      /**
       * @description As the decision’s `form`. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      form: 'pick' | 'order';
      /** @description Keys of the decision’s choices. */
      keys: string[];
    };
    NumberAnswerDto: {
      /**
       * @description As the decision’s `form`. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      form: 'number';
      value: number;
    };
    ShareDto: {
      to: components['schemas']['RefDto'];
      /** @description The share of this object or player: how much damage, how much mana, or how many counters. */
      amount: number;
    };
    DivideAnswerDto: {
      /**
       * @description As the decision’s `form`. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      form: 'divide';
      /** @description One share for each object or player that gets one. */
      shares: components['schemas']['ShareDto'][];
    };
    AttackDto: {
      /** @description The attacking creature. */
      attacker: number;
      /** @description What it attacks. */
      defender: components['schemas']['RefDto'];
    };
    AttackAnswerDto: {
      /**
       * @description As the decision’s `form`. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      form: 'attack';
      /** @description The attacking creatures; none is an answer too. */
      attacks: components['schemas']['AttackDto'][];
    };
    BlockDto: {
      /** @description The blocking creature. */
      blocker: number;
      /** @description The attacking creature that it blocks. */
      attacker: number;
    };
    BlockAnswerDto: {
      /**
       * @description As the decision’s `form`. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      form: 'block';
      /** @description The blocking creatures; none is an answer too. */
      blocks: components['schemas']['BlockDto'][];
    };
    DamageAssignmentDto: {
      to: components['schemas']['RefDto'];
      /** @description The share of this object or player: how much damage, how much mana, or how many counters. */
      amount: number;
      /** @description The creature that assigns it. */
      from: number;
    };
    DamageAnswerDto: {
      /**
       * @description As the decision’s `form`. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      form: 'damage';
      /** @description All combat damage that is assigned now. */
      assignments: components['schemas']['DamageAssignmentDto'][];
    };
    SpendAnswerDto: {
      /**
       * @description As the decision’s `form`. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      form: 'spend';
      /** @description The mana of the pool to pay with. */
      mana: ('W' | 'U' | 'B' | 'R' | 'G' | 'C')[];
    };
    RulingAnswerDto: {
      /**
       * @description As the decision’s `form`. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      form: 'adjudicate';
      /** @description What happens, in this order: instructions of the card language, such as `piece` of the decision’s options; nothing if the list is empty. docs/adjudication.md has the words. */
      actions: {
        [key: string]: unknown;
      }[];
    };
    SubmitAnswerDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @description The `id` of the decision that is answered. The header If-Match with its ETag says the same. */
      decision?: number;
      answer:
        | components['schemas']['ActionAnswerDto']
        | components['schemas']['SelectAnswerDto']
        | components['schemas']['KeysAnswerDto']
        | components['schemas']['NumberAnswerDto']
        | components['schemas']['DivideAnswerDto']
        | components['schemas']['AttackAnswerDto']
        | components['schemas']['BlockAnswerDto']
        | components['schemas']['DamageAnswerDto']
        | components['schemas']['SpendAnswerDto']
        | components['schemas']['RulingAnswerDto'];
      /** @description Answers to the decisions that will follow from this one, in order: a spell can be cast with its modes, targets and payment in one command. Where the next decision is of another kind or the answer is none of its options, it and the rest are left unused, and the game asks. */
      ahead?: components['schemas']['AnswerAheadDto'][];
      /**
       * @description Pays the mana that this answer leads to: with the pool first, then by tapping what has the fewest other uses. A source that asks for more than being tapped is left alone. Where that doesn’t pay it, the game asks.
       * @enum {string}
       */
      pay?: 'auto';
    };
    SendingDoc: {
      /** @description How the answer of an option is sent. */
      says: string;
      /** @description The label of the option that the example takes. */
      takes: string;
      /** @description The body that takes it. */
      body: components['schemas']['SubmitAnswerDto'];
    };
    DecisionDoc: {
      /** @description The id of the decision, which an answer gives as `decision`. */
      id: number;
      /** @description The seat whose decision it is. */
      player: number;
      /** @description The seat that makes the decision, if another player controls this one (CR 721). */
      decidedBy: number;
      /** @enum {string} */
      kind:
        | 'choose starting player'
        | 'mulligan'
        | 'put cards on the bottom'
        | 'priority'
        | 'choose modes'
        | 'choose kicker'
        | 'choose X'
        | 'choose hybrid'
        | 'choose targets'
        | 'divide'
        | 'activate mana abilities'
        | 'pay cost'
        | 'spend mana'
        | 'keep mana ability'
        | 'declare attackers'
        | 'declare blockers'
        | 'assign combat damage'
        | 'discard to hand size'
        | 'order triggers'
        | 'choose replacement'
        | 'legend rule'
        | 'may'
        | 'pay unless'
        | 'choose mana'
        | 'choose objects'
        | 'search'
        | 'scry'
        | 'order cards'
        | 'choose new targets'
        | 'choose an option'
        | 'separate into piles'
        | 'vote'
        | 'call a coin flip'
        | 'choose a value'
        | 'choose protector'
        | 'choose additional costs'
        | 'choose cost'
        | 'choose player'
        | 'judge a loop'
        | 'opening hand'
        | 'adjudicate'
        | 'accept an adjudication'
        | 'judge a clause'
        | 'tell a card'
        | 'tell chance';
      /** @description The number of the rule that calls for the decision. */
      rule: string;
      /** @description The name of what asks, where the viewer may know it. */
      source: string | null;
      /**
       * @description The `form` that an answer has to have.
       * @enum {string}
       */
      form:
        | 'action'
        | 'select'
        | 'pick'
        | 'number'
        | 'order'
        | 'divide'
        | 'attack'
        | 'block'
        | 'damage'
        | 'spend'
        | 'adjudicate';
      /** @description Whether the options are hidden, because another player makes the decision. */
      hidden: boolean;
      /** @description The question, in words. */
      prompt?: string;
      /** @description Whether the action that is being announced can be taken back: `taking-back`. */
      canBeTakenBack?: boolean;
      /** @description How it is taken back. */
      takeBack?: components['schemas']['TakingBackDoc'] | null;
      /** @description The situation, as the viewer may know it. */
      context: components['schemas']['ContextDoc'];
      /** @description The options to choose from. */
      options?: components['schemas']['OptionDoc'][];
      /** @description How an answer is made from several options; null if it is the answer of a single option. */
      combine?: components['schemas']['CombinationDoc'] | null;
      /** @description An example of what is sent, for who decides. */
      send?: components['schemas']['SendingDoc'];
    };
    OutcomeDoc: {
      /** @description The seat that has won; null for a draw. */
      winner: number | null;
    };
    PendingDecisionDoc: {
      game: string;
      /** @description Null if the game is over or its record is damaged. */
      decision: components['schemas']['DecisionDoc'] | null;
      outcome: components['schemas']['OutcomeDoc'] | null;
      /** @description Where the record of the game can’t be read: what comes before is shown, and what a judge has ended it with. Null where it can be read whole. */
      damaged: components['schemas']['DamageDoc'] | null;
    };
    RevisionsDoc: {
      first: number;
      last: number;
    };
    FactDoc: {
      revision: number;
      /** @example SpellCast */
      type: string;
      /** @example 601.2i */
      rule: string;
    };
    ReversalDoc: {
      /**
       * @description The rule that the action could not comply with.
       * @example 601.2h
       */
      rule: string;
      message: string;
      /** @description The revision of `ActionReversed`. */
      at: number;
    };
    ShortcutTakenDoc: {
      /** @description How many choices were agreed on. */
      agreed: number;
      /** @description How many of them were made. */
      taken: number;
      /** @description Why the shortcut ended early; null if it didn’t. */
      stopped: string | null;
    };
    SeenCardDoc: {
      /** @description Its number in the game, through all decks in seat order. */
      card: number;
      name: string;
      /** @description The seat of its owner. */
      owner: number;
      /** @description The seats that came to see it. */
      by: number[];
      /** @description Whether every seat has seen it by now. */
      isOpen: boolean;
    };
    CommandAnswerDoc: {
      game: string;
      /** @description Null if the game is over or its record is damaged. */
      decision: components['schemas']['DecisionDoc'] | null;
      outcome: components['schemas']['OutcomeDoc'] | null;
      /** @description Where the record of the game can’t be read: what comes before is shown, and what a judge has ended it with. Null where it can be read whole. */
      damaged: components['schemas']['DamageDoc'] | null;
      commandId: string;
      /** @description Whether the command had been carried out before; the answer then shows what it did at that time. */
      repeated: boolean;
      revisions: components['schemas']['RevisionsDoc'];
      /** @description The stored events of the command, in short. */
      facts: components['schemas']['FactDoc'][];
      /** @description The action turned out illegal (CR 731.1). */
      reversed: components['schemas']['ReversalDoc'] | null;
      /** @description Answers given ahead for which no decision came up. */
      unused: components['schemas']['AnswerAheadDto'][];
      /** @description How far a shortcut was taken, where this was the last answer to it (CR 730.2c). */
      shortcut?: components['schemas']['ShortcutTakenDoc'];
      /** @description The revision to which a rewind has taken the game back. */
      to?: number;
      /** @description For a judge: the cards that were seen in what was undone, and by whom. */
      seen?: components['schemas']['SeenCardDoc'][];
    };
    TakeBackDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @description The `id` of the pending decision. */
      decision: number;
    };
    CommandDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
    };
    RewindDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @description Play goes on from the state after this revision. */
      to: number;
      /** @description Why. */
      reason: string;
    };
    VoteDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @enum {string} */
      vote: 'consent' | 'refuse';
    };
    RewindPreviewDoc: {
      /** @description Always true: a rewind that can’t be is a 422. */
      accepted: boolean;
      /** @description The nearest point from which play can go on. */
      to: number;
      /** @description The turn that play would go on in. */
      turn: number;
      /** @description The step that play would go on in. */
      step: string;
      /** @description How many events would be undone. */
      undone: number;
      /** @description How many decisions are among them. */
      decisions: number;
      /** @description The cards that were seen in it, and by whom. */
      seen: components['schemas']['SeenCardDoc'][];
      /** @description Whether the seed has been revealed, so that everybody can work out the libraries. */
      seedIsRevealed: boolean;
    };
    JudgesRewindDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @description Play goes on from the state after this revision. */
      to: number;
      /** @description Why. */
      reason: string;
      /** @description Who judges, as the stream will name them. */
      judge?: string;
      /** @description Shuffle again the library cards whose places nobody knows. */
      reshuffleUnknown?: boolean;
      /** @description Only reports what would be undone and which players have seen which cards; changes nothing. */
      dryRun?: boolean;
    };
    RulingDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @description The ruling. */
      ruling: string;
      /** @description Who judges, as the stream will name them. */
      judge?: string;
      /** @description The seat that it is about. */
      about?: number;
      /**
       * @description Where a judge is asked about a loop (CR 730.4): whether the game is a draw.
       * @enum {string}
       */
      loop?: 'draw' | 'go on';
      /** @description What happens, in this order: instructions of the card language, such as `piece` of the decision’s options; nothing if the list is empty. docs/adjudication.md has the words. */
      actions: {
        [key: string]: unknown;
      }[];
      /** @description A judge answers what the game asks: what chance did in a told game, or, to whoever has priority, that an unread clause applies or has triggered. The options of the decision, as a judge sees it, have these answers. */
      answer?:
        | components['schemas']['ActionAnswerDto']
        | components['schemas']['SelectAnswerDto']
        | components['schemas']['KeysAnswerDto']
        | components['schemas']['NumberAnswerDto']
        | components['schemas']['DivideAnswerDto']
        | components['schemas']['AttackAnswerDto']
        | components['schemas']['BlockAnswerDto']
        | components['schemas']['DamageAnswerDto']
        | components['schemas']['SpendAnswerDto']
        | components['schemas']['RulingAnswerDto'];
    };
    TimeCallDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @description The seat whose time is up. */
      player: number;
    };
    EndingDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @description The ruling. */
      ruling: string;
      /** @description Who judges, as the stream will name them. */
      judge?: string;
    };
    SeedPromiseDoc: {
      /**
       * Format: uuid
       * @description The id of the commitment; give it as `promise` when you create the game.
       */
      id: string;
      /** @description The commitment to the seed, as `GameStarted` will have it. */
      seedCommitment: string;
      /** @description The commitment to the key that hides cards, as `GameStarted` will have it. */
      veilCommitment: string;
      /** @description The game that uses the seed. A seed can be used only once. */
      game: string | null;
    };
    StopsDto: {
      /** @description In your own turns. */
      mine: (
        | 'untap'
        | 'upkeep'
        | 'draw'
        | 'precombat main'
        | 'beginning of combat'
        | 'declare attackers'
        | 'declare blockers'
        | 'first-strike damage'
        | 'combat damage'
        | 'end of combat'
        | 'postcombat main'
        | 'end'
        | 'cleanup'
      )[];
      /** @description In turns of other players. */
      theirs: (
        | 'untap'
        | 'upkeep'
        | 'draw'
        | 'precombat main'
        | 'beginning of combat'
        | 'declare attackers'
        | 'declare blockers'
        | 'first-strike damage'
        | 'combat damage'
        | 'end of combat'
        | 'postcombat main'
        | 'end'
        | 'cleanup'
      )[];
      /**
       * @description Whether you get priority, too, while your own spell or ability is on top of the stack.
       * @default false
       */
      ownOnStack?: boolean;
    };
    SettingsDto: {
      /** @description The steps in which you are asked while the stack is empty; in others you pass. Whatever somebody else puts on the stack you are asked about. Null: you are asked whenever you have priority. */
      stops?: components['schemas']['StopsDto'] | null;
      /** @description Pass from now on, whatever happens, until the first of these. */
      passUntil?: ('end of turn' | 'my next main phase' | 'something is put on the stack' | 'I am attacked')[] | null;
      /** @description Abilities that you never answer in this game, by `context.stack.top.ability` of a decision. */
      yields?: string[];
      /**
       * @description Triggered abilities of yours that are all the same ability are put on the stack as they stand.
       * @default false
       */
      orderLikeTriggers?: boolean;
    };
    SettingsDoc: {
      game: string;
      settings: components['schemas']['SettingsDto'];
    };
    SettingsChangedDoc: {
      game: string;
      /** @description Null if the game is over or its record is damaged. */
      decision: components['schemas']['DecisionDoc'] | null;
      outcome: components['schemas']['OutcomeDoc'] | null;
      /** @description Where the record of the game can’t be read: what comes before is shown, and what a judge has ended it with. Null where it can be read whole. */
      damaged: components['schemas']['DamageDoc'] | null;
      settings: components['schemas']['SettingsDto'];
    };
    TellingDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @description The name of the card, as its deck has it. */
      card: string;
      /**
       * @description Where the card is; `object` names it otherwise.
       * @enum {string}
       */
      in?: 'hand' | 'library';
      /** @description Its place there, from 1; 1 is the top of a library. Where it is absent, the first unknown card of a hand is meant, or the last one of a library. */
      at?: number;
      /** @description The object, such as a face-down permanent. */
      object?: number;
      /** @description Whose card it is: needed where a judge tells it. */
      owner?: number;
      /** @description Who judges, as the stream will name them. */
      judge?: string;
    };
    PredictedChoiceDto: {
      /** @description The seat whose decision it is. */
      player: number;
      answer:
        | components['schemas']['ActionAnswerDto']
        | components['schemas']['SelectAnswerDto']
        | components['schemas']['KeysAnswerDto']
        | components['schemas']['NumberAnswerDto']
        | components['schemas']['DivideAnswerDto']
        | components['schemas']['AttackAnswerDto']
        | components['schemas']['BlockAnswerDto']
        | components['schemas']['DamageAnswerDto']
        | components['schemas']['SpendAnswerDto']
        | components['schemas']['RulingAnswerDto'];
    };
    ShortcutLoopDto: {
      /** @description How many times the choices are made; once if absent. */
      times?: number;
      choices: components['schemas']['PredictedChoiceDto'][];
    };
    ShortcutDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @description The choices, in order. */
      parts: components['schemas']['ShortcutLoopDto'][];
    };
    AnswerShortcutDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @description Null accepts the shortcut. A number ends it after so many of its choices: the next one is this seat’s, who will make another (CR 730.2b, 730.2c). */
      at: number | null;
    };
    CounterDoc: {
      /** @description Such as `+1/+1`. */
      kind: string;
      count: number;
      /** @description When the first of them was put there, of counters that give an ability (CR 613.7c). */
      timestamp?: number;
    };
    DesignationDoc: {
      name: string;
      /** @description Who gave it, where that matters; or the player that it names. */
      player: number | null;
      /** @description A level or a speed; 0 of others. */
      value: number;
      /** @description How long it lasts; null without an end. */
      until: string | null;
      /** @description The turn in which it was given. */
      turn: number;
    };
    CardsDoc: {
      /** @description How many there are. */
      count: number;
      cards: (components['schemas']['KnownCardDoc'] | components['schemas']['HiddenCardDoc'])[];
    };
    LibraryCardDoc: {
      id: number;
      name: string;
      /** @enum {string} */
      kind: 'card' | 'token';
      /** @description The seat of its owner. */
      owner: number;
      /**
       * @description In braces; null without one, such as a land’s.
       * @example {1}{R}
       */
      manaCost: string | null;
      manaValue: number;
      colors: ('W' | 'U' | 'B' | 'R' | 'G')[];
      supertypes: ('Basic' | 'Legendary' | 'Ongoing' | 'Snow' | 'World')[];
      types: (
        | 'Artifact'
        | 'Battle'
        | 'Creature'
        | 'Enchantment'
        | 'Instant'
        | 'Kindred'
        | 'Land'
        | 'Planeswalker'
        | 'Sorcery'
        | 'Dungeon'
        | 'Plane'
        | 'Phenomenon'
        | 'Scheme'
        | 'Vanguard'
        | 'Conspiracy'
      )[];
      subtypes: string[];
      /** @description Null without one, such as a land’s. */
      power: number | null;
      /** @description Null without one. */
      toughness: number | null;
      keywords: string[];
      /** @description What it says, a line an ability. */
      text: string[];
      /** @description Of a card with several faces. */
      face?: components['schemas']['FaceDoc'];
      /** @description Of what is face down. */
      faceDown?: components['schemas']['FaceDownDoc'];
      /**
       * @description A copy effect makes it a copy (CR 707.2).
       * @enum {boolean}
       */
      copy?: true;
      /** @description How many cards are above it. */
      position: number;
    };
    LibraryDoc: {
      /** @description How many cards there are. */
      count: number;
      /** @description Those that the viewer knows. */
      known: components['schemas']['LibraryCardDoc'][];
    };
    CommanderDoc: {
      name: string;
      /** @description How often each player has cast it from the command zone, by seat. */
      casts: number[];
      /** @description The combat damage that it has dealt to each player, by seat. */
      damage: number[];
    };
    SeatDoc: {
      /** @description The seat, from 0. */
      player: number;
      name: string;
      life: number;
      counters: components['schemas']['CounterDoc'][];
      designations: components['schemas']['DesignationDoc'][];
      manaPool: ('W' | 'U' | 'B' | 'R' | 'G' | 'C')[];
      hand: components['schemas']['CardsDoc'];
      library: components['schemas']['LibraryDoc'];
      /** @description From the bottom. */
      graveyard: (components['schemas']['KnownCardDoc'] | components['schemas']['HiddenCardDoc'])[];
      /** @description What they own outside the game (CR 400.11a). */
      outside: components['schemas']['CardsDoc'];
      /** @description Their commanders (CR 903.3). */
      commanders: components['schemas']['CommanderDoc'][];
      /** @description How many cards their Attraction deck has (CR 717.2). */
      attractions: number;
      /** @description How many cards their planar deck has (CR 901.3). */
      planes: number;
      /** @description How many cards their scheme deck has (CR 904.3). */
      schemes: number;
      landsPlayedThisTurn: number;
      /** @description How often they have taken a mulligan. */
      mulligans: number;
      keptHand: boolean;
      /** @description Whether they have left the game. */
      lost: boolean;
    };
    ChosenDoc: {
      /** @description Tells apart what was chosen for several texts. */
      label: string;
      /** @enum {string} */
      kind:
        | 'color'
        | 'card type'
        | 'creature type'
        | 'land type'
        | 'basic land type'
        | 'artifact type'
        | 'planeswalker type'
        | 'card name'
        | 'number'
        | 'player'
        | 'permanent'
        | 'word';
      /** @description Words, numbers, or what they name. */
      values: unknown[];
    };
    StoredResultDoc: {
      /** @description How many sides the die had. */
      sides: number;
      value: number;
    };
    PermanentDoc: {
      id: number;
      name: string;
      /** @enum {string} */
      kind: 'card' | 'token';
      /** @description The seat of its owner. */
      owner: number;
      /**
       * @description In braces; null without one, such as a land’s.
       * @example {1}{R}
       */
      manaCost: string | null;
      manaValue: number;
      colors: ('W' | 'U' | 'B' | 'R' | 'G')[];
      supertypes: ('Basic' | 'Legendary' | 'Ongoing' | 'Snow' | 'World')[];
      types: (
        | 'Artifact'
        | 'Battle'
        | 'Creature'
        | 'Enchantment'
        | 'Instant'
        | 'Kindred'
        | 'Land'
        | 'Planeswalker'
        | 'Sorcery'
        | 'Dungeon'
        | 'Plane'
        | 'Phenomenon'
        | 'Scheme'
        | 'Vanguard'
        | 'Conspiracy'
      )[];
      subtypes: string[];
      /** @description Null without one, such as a land’s. */
      power: number | null;
      /** @description Null without one. */
      toughness: number | null;
      keywords: string[];
      /** @description What it says, a line an ability. */
      text: string[];
      /** @description Of a card with several faces. */
      face?: components['schemas']['FaceDoc'];
      /** @description Of what is face down. */
      faceDown?: components['schemas']['FaceDownDoc'];
      /**
       * @description A copy effect makes it a copy (CR 707.2).
       * @enum {boolean}
       */
      copy?: true;
      /** @description The seat of its controller. */
      controller: number;
      tapped: boolean;
      /** @description The damage marked on it. */
      damage: number;
      counters: components['schemas']['CounterDoc'][];
      designations: components['schemas']['DesignationDoc'][];
      /** @description What was chosen for it. */
      chosen: components['schemas']['ChosenDoc'][];
      /** @description The results that are stored on it, if any are (CR 706.8a). */
      stored?: components['schemas']['StoredResultDoc'][];
      /** @description The object that it is attached to. */
      attachedTo: number | null;
      /** @description The seat that it is attached to. */
      attachedToPlayer: number | null;
      /** @description What is attached to it. */
      attachments: number[];
      /** @description It can’t attack or pay {T} yet, where it is a creature (CR 302.6). */
      summoningSick: boolean;
      /** @description What effects say that it can’t or must do (CR 613.11). */
      rules: string[];
    };
    AttackerDoc: {
      object: number;
      /** @description What it attacks. */
      defender: components['schemas']['RefDto'];
      blocked: boolean;
      /** @description What blocks it. */
      blockers: number[];
    };
    CombatDoc: {
      attackers: components['schemas']['AttackerDoc'][];
    };
    PendingDoc: {
      /** @description The id of the decision. */
      id: number;
      /** @description The seat whose decision it is. */
      player: number;
      /** @description The seat that makes it (CR 721). */
      decidedBy: number;
      /** @enum {string} */
      kind:
        | 'choose starting player'
        | 'mulligan'
        | 'put cards on the bottom'
        | 'priority'
        | 'choose modes'
        | 'choose kicker'
        | 'choose X'
        | 'choose hybrid'
        | 'choose targets'
        | 'divide'
        | 'activate mana abilities'
        | 'pay cost'
        | 'spend mana'
        | 'keep mana ability'
        | 'declare attackers'
        | 'declare blockers'
        | 'assign combat damage'
        | 'discard to hand size'
        | 'order triggers'
        | 'choose replacement'
        | 'legend rule'
        | 'may'
        | 'pay unless'
        | 'choose mana'
        | 'choose objects'
        | 'search'
        | 'scry'
        | 'order cards'
        | 'choose new targets'
        | 'choose an option'
        | 'separate into piles'
        | 'vote'
        | 'call a coin flip'
        | 'choose a value'
        | 'choose protector'
        | 'choose additional costs'
        | 'choose cost'
        | 'choose player'
        | 'judge a loop'
        | 'opening hand'
        | 'adjudicate'
        | 'accept an adjudication'
        | 'judge a clause'
        | 'tell a card'
        | 'tell chance';
    };
    BoardDoc: {
      game: string;
      /** @description The revision of the last event that the board includes. */
      revision: number;
      /** @description 0 before the first turn. */
      turn: number;
      /** @enum {string} */
      step:
        | 'untap'
        | 'upkeep'
        | 'draw'
        | 'precombat main'
        | 'beginning of combat'
        | 'declare attackers'
        | 'declare blockers'
        | 'first-strike damage'
        | 'combat damage'
        | 'end of combat'
        | 'postcombat main'
        | 'end'
        | 'cleanup';
      /** @enum {string} */
      phase: 'beginning' | 'precombat main' | 'combat' | 'postcombat main' | 'ending';
      /** @description The seat whose turn it is. */
      activePlayer: number;
      /** @description The seat that has priority, if one has (CR 117). */
      priority: number | null;
      seats: components['schemas']['SeatDoc'][];
      battlefield: components['schemas']['PermanentDoc'][];
      /** @description Permanents that are treated as though they weren’t there (CR 702.26b). */
      phasedOut: components['schemas']['PermanentDoc'][];
      /** @description From the top. */
      stack: components['schemas']['StackObjectDoc'][];
      exile: (components['schemas']['KnownCardDoc'] | components['schemas']['HiddenCardDoc'])[];
      /** @description The command zone. */
      command: (components['schemas']['KnownCardDoc'] | components['schemas']['HiddenCardDoc'])[];
      /** @description The ante (CR 407); null where the game isn’t played for it. */
      ante: (components['schemas']['KnownCardDoc'] | components['schemas']['HiddenCardDoc'])[] | null;
      /** @description The planar controller (CR 901.6) of a Planechase game. */
      planarController: number | null;
      /** @description The seats of the archenemies (CR 904.2a). */
      archenemies: number[];
      /** @description Of the game itself: day or night (CR 729.1). */
      designations: components['schemas']['DesignationDoc'][];
      combat: components['schemas']['CombatDoc'] | null;
      /** @description What the game waits for. */
      pending: components['schemas']['PendingDoc'] | null;
      /** @description How the game ended. */
      outcome: components['schemas']['OutcomeDoc'] | null;
      /** @description Where the record of the game can’t be read: what comes before is shown, and what a judge has ended it with. Null where it can be read whole. */
      damaged: components['schemas']['DamageDoc'] | null;
    };
    BoardViewDoc: {
      game: string;
      /** @description The revision of the last event that the board includes. */
      revision: number;
      /** @description 0 before the first turn. */
      turn: number;
      /** @enum {string} */
      step:
        | 'untap'
        | 'upkeep'
        | 'draw'
        | 'precombat main'
        | 'beginning of combat'
        | 'declare attackers'
        | 'declare blockers'
        | 'first-strike damage'
        | 'combat damage'
        | 'end of combat'
        | 'postcombat main'
        | 'end'
        | 'cleanup';
      /** @enum {string} */
      phase: 'beginning' | 'precombat main' | 'combat' | 'postcombat main' | 'ending';
      /** @description The seat whose turn it is. */
      activePlayer: number;
      /** @description The seat that has priority, if one has (CR 117). */
      priority: number | null;
      seats: components['schemas']['SeatDoc'][];
      battlefield: components['schemas']['PermanentDoc'][];
      /** @description Permanents that are treated as though they weren’t there (CR 702.26b). */
      phasedOut: components['schemas']['PermanentDoc'][];
      /** @description From the top. */
      stack: components['schemas']['StackObjectDoc'][];
      exile: (components['schemas']['KnownCardDoc'] | components['schemas']['HiddenCardDoc'])[];
      /** @description The command zone. */
      command: (components['schemas']['KnownCardDoc'] | components['schemas']['HiddenCardDoc'])[];
      /** @description The ante (CR 407); null where the game isn’t played for it. */
      ante: (components['schemas']['KnownCardDoc'] | components['schemas']['HiddenCardDoc'])[] | null;
      /** @description The planar controller (CR 901.6) of a Planechase game. */
      planarController: number | null;
      /** @description The seats of the archenemies (CR 904.2a). */
      archenemies: number[];
      /** @description Of the game itself: day or night (CR 729.1). */
      designations: components['schemas']['DesignationDoc'][];
      combat: components['schemas']['CombatDoc'] | null;
      /** @description What the game waits for. */
      pending: components['schemas']['PendingDoc'] | null;
      /** @description How the game ended. */
      outcome: components['schemas']['OutcomeDoc'] | null;
    };
    FramesDoc: {
      game: string;
      /** @description The revision of the first board. */
      from: number;
      /** @description The full board after that revision. */
      first: components['schemas']['BoardViewDoc'];
      /** @description What each later event changes of the board before; null for nothing. `is`: it is replaced by this. `with`: these members change, and those in `without` go. `items`: the list consists of these: old items from one place to another, an old item (`from`) with a `change`, or a new one (`is`). */
      changes: ({
        [key: string]: unknown;
      } | null)[];
      /** @description The first revision of the next part. */
      next: number | null;
    };
    LogLineDoc: {
      revision: number;
      /** @description See docs/events of the repository. */
      type: string;
      /** @description The rule that caused it. */
      rule: string;
      /** @description 0 before the first turn. */
      turn: number;
      /** @enum {string} */
      step:
        | 'untap'
        | 'upkeep'
        | 'draw'
        | 'precombat main'
        | 'beginning of combat'
        | 'declare attackers'
        | 'declare blockers'
        | 'first-strike damage'
        | 'combat damage'
        | 'end of combat'
        | 'postcombat main'
        | 'end'
        | 'cleanup';
      /** @description The seat that did it. */
      player: number | null;
      /** @description The seat that decided it. */
      decidedBy: number | null;
      /** @description Revisions of the same game. */
      causes: number[];
      /** @description The event that it repeats after a reversal (CR 731.1). */
      repeats: number | null;
      /** Format: date-time */
      recordedAt: string;
      /** @description What happened, in a sentence. */
      text: string;
      /** @description The values that today’s rules code computes differently from the recorded ones; almost always none. */
      differencesToday: string[];
      /** @description The reversal that undid it (CR 731). */
      reversedBy: number | null;
      /** @description The ruling on an unread clause that it follows from; absent of what the rules enforced. */
      ruledBy?: number;
    };
    LogPageDoc: {
      game: string;
      /** @description The revision at which the log is looked at. */
      at: number;
      lines: components['schemas']['LogLineDoc'][];
      /** @description The first revision of the next page. */
      next: number | null;
      /** @description Where the record of the game can’t be read: what comes before is shown, and what a judge has ended it with. Null where it can be read whole. */
      damaged: components['schemas']['DamageDoc'] | null;
    };
    BatchDoc: {
      /** @description The version of the rules engine that wrote the batch. */
      engine: string;
      /** @description The version of the language that the cards’ trees are in. */
      cardLanguage: number;
      /** @description The batch’s hash in the chain, in hexadecimal digits. */
      hash: string;
      /** @description A salted digest of the state after it, in hexadecimal digits. */
      state?: string;
    };
    EnvelopeDoc: {
      /** @description The version of the type’s schema that `data` keeps to. */
      schemaVersion: number;
      revision: number;
      /** @description The rule that caused it. */
      rule: string;
      /** @description Revisions of the same game. */
      causes: number[];
      /** @description The object whose spell or ability did it. */
      source?: number;
      /** @description The seat that did it. */
      player?: number;
      /** @description The seat that decided it. */
      decidedBy?: number;
      /** @description The event that it repeats after a reversal. */
      repeats?: number;
      /** @description What ends a batch of events. */
      batch?: components['schemas']['BatchDoc'];
    };
    StoredEventDoc: {
      /** @description See docs/events of the repository. */
      type: string;
      /** @description What the event’s schema says; `veiled` holds the commitment to what the viewer may not see. */
      data: {
        [key: string]: unknown;
      };
      envelope: components['schemas']['EnvelopeDoc'];
    };
    EventPageDoc: {
      game: string;
      events: components['schemas']['StoredEventDoc'][];
      /** @description The first revision of the next page. */
      next: number | null;
      /** @description Where the record of the game can’t be read: what comes before is shown, and what a judge has ended it with. Null where it can be read whole. */
      damaged: components['schemas']['DamageDoc'] | null;
    };
    ExplanationDoc: {
      revision: number;
      type: string;
      /** @description The rule that caused it. */
      rule: string;
      text: string;
      /** @description The events that caused it. */
      causes: components['schemas']['ExplanationDoc'][];
      /** @description Whether the event is already shown above, with its causes. */
      repeated: boolean;
      /** @description Whether its causes are left out because they lie deeper than requested. */
      truncated: boolean;
    };
    ExplanationPageDoc: {
      revision: number;
      type: string;
      /** @description The rule that caused it. */
      rule: string;
      text: string;
      /** @description The events that caused it. */
      causes: components['schemas']['ExplanationDoc'][];
      /** @description Whether the event is already shown above, with its causes. */
      repeated: boolean;
      /** @description Whether its causes are left out because they lie deeper than requested. */
      truncated: boolean;
      /** @description Where the record of the game can’t be read: what comes before is shown, and what a judge has ended it with. Null where it can be read whole. */
      damaged: components['schemas']['DamageDoc'] | null;
    };
    PlayerCountsDoc: {
      player: number;
      counts: {
        [key: string]: number;
      };
    };
    StatisticsDoc: {
      game: string;
      /** @description The revision of the last event that is counted. */
      at: number;
      turns: number;
      /** @description The number of all events in the stream. */
      events: number;
      /** @description The number of events that weren’t reversed. */
      effective: number;
      /** @description The number of events that were reversed. */
      reversed: number;
      /** @description Of those that weren’t reversed: how many follow from rulings on unread clauses. The rules enforced the others. */
      ruled: number;
      /** @description The number of events of each type. */
      counts: {
        [key: string]: number;
      };
      /** @description The same numbers for each player who acted. */
      players: components['schemas']['PlayerCountsDoc'][];
      /** @description Where the record of the game can’t be read: what comes before is shown, and what a judge has ended it with. Null where it can be read whole. */
      damaged: components['schemas']['DamageDoc'] | null;
    };
    ForkDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @description The last revision that the fork has in common with this game: the last one at or before it after which the game waits for a decision. Without it, the last of the game. */
      at?: number;
      /** @description Give the answers of this game again in the fork, as far as they fit. */
      follow?: boolean;
    };
    FollowedDoc: {
      /** @description How many answers were given again. */
      answers: number;
      /** @description The pending decision; null if the game is over. */
      stoppedAt: number | null;
      /** @description Why it stopped there. */
      because: string | null;
    };
    ForkedGameDoc: {
      game: string;
      commandId: string;
      /** @description Whether the command had been carried out before; this is the game that it created. */
      repeated: boolean;
      seats: components['schemas']['CreatedSeatDoc'][];
      judgeToken: string | null;
      /** @description The revision of the last event. */
      revision: number;
      decision: components['schemas']['FirstDecisionDoc'] | null;
      /** @description The game that it parts from. */
      parent: string;
      /** @description The last revision that both have. */
      at: number;
      followed: components['schemas']['FollowedDoc'] | null;
    };
    LineDoc: {
      game: string;
      /** @description Its first event that the other game doesn’t have. */
      at: number | null;
      /** @description That event as a spectator reads it. */
      text: string | null;
      /** @description Whether it is a decision. */
      isDecision: boolean;
      /** @description The last revision of the game. */
      revision: number;
    };
    DifferenceDoc: {
      /** @example Ann’s life */
      what: string;
      /** @description What each of the two boards has. */
      values: string[];
    };
    DifferencesDoc: {
      /** @description How many events they have in common. */
      common: number;
      games: components['schemas']['LineDoc'][];
      differences: components['schemas']['DifferenceDoc'][];
    };
    AppearanceDoc: {
      name: string | null;
      controller: number;
      power: number | null;
      toughness: number | null;
      colors: string[];
      supertypes: string[];
      types: string[];
      subtypes: string[];
      /** @description The texts of its abilities. */
      abilities: string[];
    };
    AppliedEffectDoc: {
      /**
       * @description The layer, 1 to 7d, or “after the layers”.
       * @example 7c
       */
      layer: string;
      /** @example 613.4c */
      rule: string;
      /** @enum {string} */
      from: 'static ability' | 'spell or ability' | 'the object';
      /** @description The object that it comes from. */
      source: number;
      name: string | null;
      /** @description The static ability. */
      text: string | null;
      /** @description CR 613.7; null for what the object itself brings. */
      timestamp: number | null;
      /**
       * @example [
       *       "size 2/2 → 3/3"
       *     ]
       */
      changes: string[];
      /** @description How the object would differ in the end without it. */
      without: string[];
      /** @description The sources of the effects that it waits for (CR 613.8). */
      dependsOn: string[];
    };
    AccountDoc: {
      object: number;
      is: components['schemas']['AppearanceDoc'];
      /** @description Before any effect: its copiable values. */
      base: components['schemas']['AppearanceDoc'];
      effects: components['schemas']['AppliedEffectDoc'][];
    };
    TriggerVerdictDoc: {
      /** @description The ability. */
      text: string;
      /** @description The revision of the fact that it triggered. */
      triggered: number | null;
      /** @description The rule by which it didn’t. */
      rule: string | null;
      message: string;
    };
    ReplacementVerdictDoc: {
      /** @description The ability. */
      text: string;
      /** @description The revision of the fact that it replaced something. */
      replaced: number | null;
      /** @description The rule by which it didn’t. */
      rule: string | null;
      message: string;
    };
    VerdictDoc: {
      /** @description The decision at which it was tried, on a copy of the game. */
      decision: number;
      /** @description The seat that decides then. */
      player: number;
      legal: boolean;
      rule: string | null;
      message: string;
    };
    CardOpeningDoc: {
      /** @description The card’s number in the game, through all decks in seat order. */
      card: number;
      /** @description 16 bytes in hexadecimal digits. */
      salt: string;
      /** @description The definition that the game pins: the commitment is to its content hash. */
      definition: {
        [key: string]: unknown;
      };
    };
    VeilOpeningDoc: {
      /** @description The event that held back these fields. */
      revision: number;
      /** @description 16 bytes in hexadecimal digits. */
      salt: string;
      /** @description The fields that it committed to. */
      data: {
        [key: string]: unknown;
      };
    };
    OpeningsDoc: {
      /** Format: uuid */
      game: string;
      /** @description Each card of a deck that the viewer could read the number of. */
      cards: components['schemas']['CardOpeningDoc'][];
      /** @description What everybody may read since the end; nothing unless that was shown. */
      veils: components['schemas']['VeilOpeningDoc'][];
    };
    TokenDoc: {
      /** @description The seat; null for the judge. */
      player: number | null;
      /** @description Sent as “Authorization: Bearer …”. */
      token: string;
    };
    RedemptionDto: {
      /** @description The invitation that the creator of the game passed on. */
      invitation: string;
    };
    InvitationDoc: {
      player: number;
      /** @description The invitation with which the seat’s player gets a token; it works once. */
      invitation: string;
    };
    RunningClockDoc: {
      /** @description The seat that decides, and so is charged with the time. */
      seat: number;
      /** @description Milliseconds that it has left for this decision. */
      leftForDecision: number | null;
    };
    ClocksDoc: {
      /** @description Seconds for all decisions of a player. */
      seconds: number | null;
      /** @description Seconds for each decision. */
      perDecision: number | null;
      /** @description Milliseconds that each seat has left for all of its decisions; null where that isn’t limited. */
      left: (number | null)[];
      /** @description Null where nobody decides. */
      running: components['schemas']['RunningClockDoc'] | null;
      /** @description Whether a judge has stopped the clocks. */
      stopped: boolean;
    };
    ClockPageDoc: {
      game: string;
      /** @description Null where the game has none. */
      clocks: components['schemas']['ClocksDoc'] | null;
    };
    TimeClaimDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
    };
    ExtensionDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @description The seat that gets more time. */
      player: number;
      /** @description How many seconds more. */
      seconds: number;
      /** @description Why. */
      reason: string;
      /** @description Who judges, as the stream will name them. */
      judge?: string;
    };
    ClockStopDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @description Why. */
      reason: string;
      /** @description Who judges, as the stream will name them. */
      judge?: string;
    };
    ClockStartDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @description Who judges, as the stream will name them. */
      judge?: string;
    };
    DeletionDto: {
      /** @description Why. It stays when the game is gone. */
      reason: string;
    };
    DeletedGameDoc: {
      game: string;
      /** Format: date-time */
      at: string;
      /** @description The name of the operator’s token, or what the command line was told. */
      by: string;
      reason: string;
      /** @description How many events it had. */
      events: number;
      /** @description The hash of its last batch, by which an archive of it can be recognised. */
      head: string;
      /** @description Whether it was private. */
      private: boolean;
      /** @description The position of this record in the store. */
      position: string;
    };
    OpenDisputeDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @description Who judges, as the stream will name them. */
      judge?: string;
      /** @description The revision of the event that is disputed. */
      revision: number;
      /** @description What is claimed. */
      claim: string;
    };
    PartyDoc: {
      /** @description The seat; null if it is a judge. */
      seat: number | null;
      /** @description The name of the judge; null if it is a seat. */
      judge: string | null;
    };
    SaidDoc: {
      by: components['schemas']['PartyDoc'];
      /** @description When, in ISO 8601. */
      at: string;
      text: string;
    };
    CheckOutcomeDoc: {
      /** @example resume */
      check: string;
      /** @enum {string} */
      status: 'passed' | 'failed' | 'tolerated' | 'skipped';
      examined: number;
    };
    EvidenceAddressesDoc: {
      /** @example /games/7f3a/log?from=37&limit=31 */
      log: string;
      /** @example /games/7f3a/board?at=57 */
      board: string;
      /** @example /games/7f3a/events/57/explanation */
      explanation: string;
    };
    EvidenceDoc: {
      /**
       * @description Whose it is: seat N, spectator or judge.
       * @example seat 0
       */
      of: string;
      revision: number;
      /** @description The first event of the slice of the log. */
      from: number;
      /** @description The last one. */
      to: number;
      /** @description SHA-256 of the stored events up to there, as they are shown to whoever it is of. */
      told: string;
      /** @description SHA-256 of their board at the revision. */
      board: string;
      /** @description The events that it follows from. */
      causes: number[];
      /** @description How the record was checked; the judge’s. */
      checks: components['schemas']['CheckOutcomeDoc'][] | null;
      /** @description Where it can be read. */
      addresses: components['schemas']['EvidenceAddressesDoc'];
    };
    DisputeNoteDoc: {
      by: components['schemas']['PartyDoc'];
      /** @description When, in ISO 8601. */
      at: string;
      text: string;
      /** @description Whether it is for the judge alone, also after the ruling. */
      confidential: boolean;
    };
    NamedDoc: {
      id: string;
      name: string;
    };
    RulingRewindDoc: {
      to: number;
      reshuffleUnknown: boolean;
    };
    TimeExtensionDoc: {
      player: number;
      seconds: number;
    };
    VerdictSignatureDoc: {
      /** @description The fingerprint of the key: SHA-256 of its DER form. */
      key: string;
      /** @description The public key, DER (SPKI) in base64. */
      publicKey: string;
      /** @description Ed25519, in base64; docs/disputes.md says of what. */
      signature: string;
    };
    DisputeRulingDoc: {
      dispute: number;
      at: string;
      judge: string;
      /** @description The revision that was disputed. */
      revision: number;
      /** @example 509.1a */
      rule: string;
      ruling: string;
      player: number | null;
      infraction: components['schemas']['NamedDoc'] | null;
      remedy: components['schemas']['NamedDoc'] | null;
      penalty: components['schemas']['NamedDoc'] | null;
      rewind: components['schemas']['RulingRewindDoc'] | null;
      extensions: components['schemas']['TimeExtensionDoc'][];
      signed: components['schemas']['VerdictSignatureDoc'];
    };
    CarriedOutDoc: {
      /** @description The event of the game that takes it back. */
      reversal: number | null;
      /** @description The revision from which play goes on. */
      to: number | null;
      /** @description The events that give more time. */
      extensions: number[];
      /** @description The event of the game that tells of the ruling. */
      told: number | null;
    };
    DisputeAnswerDoc: {
      game: string;
      /** @description From 1 in each game. */
      number: number;
      /** @description The revision of the game that it is about. */
      revision: number;
      /** @enum {string} */
      state: 'open' | 'ruled' | 'appealed' | 'closed';
      openedBy: components['schemas']['PartyDoc'];
      /** @description Null for other seats until there is a ruling. */
      claim: components['schemas']['SaidDoc'] | null;
      /** @description A seat sees its own; what spectators saw, all once it is ruled. */
      evidence: components['schemas']['EvidenceDoc'][];
      notes: components['schemas']['DisputeNoteDoc'][];
      rulings: components['schemas']['DisputeRulingDoc'][];
      /** @description What came of each ruling in the game. */
      carriedOut: components['schemas']['CarriedOutDoc'][];
      appeals: components['schemas']['SaidDoc'][];
      closed: components['schemas']['SaidDoc'] | null;
      commandId: string;
      /** @description Whether the command had been carried out before. */
      repeated: boolean;
    };
    DisputeDoc: {
      game: string;
      /** @description From 1 in each game. */
      number: number;
      /** @description The revision of the game that it is about. */
      revision: number;
      /** @enum {string} */
      state: 'open' | 'ruled' | 'appealed' | 'closed';
      openedBy: components['schemas']['PartyDoc'];
      /** @description Null for other seats until there is a ruling. */
      claim: components['schemas']['SaidDoc'] | null;
      /** @description A seat sees its own; what spectators saw, all once it is ruled. */
      evidence: components['schemas']['EvidenceDoc'][];
      notes: components['schemas']['DisputeNoteDoc'][];
      rulings: components['schemas']['DisputeRulingDoc'][];
      /** @description What came of each ruling in the game. */
      carriedOut: components['schemas']['CarriedOutDoc'][];
      appeals: components['schemas']['SaidDoc'][];
      closed: components['schemas']['SaidDoc'] | null;
    };
    EvidenceDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @description Who judges, as the stream will name them. */
      judge?: string;
      /** @description The moment that the evidence is about. */
      revision: number;
      /** @description The first event of the slice of the log. */
      from?: number;
      /** @description The last event of the slice of the log. */
      to?: number;
    };
    NoteDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @description Who judges, as the stream will name them. */
      judge?: string;
      /** @description What is said. */
      text: string;
      /** @description For the judge alone, also after the ruling. */
      confidential?: boolean;
    };
    RulingRewindDto: {
      /** @description Play goes on from the nearest point at or before this revision. */
      to: number;
      /** @description Shuffle again the library cards whose places nobody knows. */
      reshuffleUnknown?: boolean;
    };
    TimeExtensionDto: {
      /** @description The seat that gets more time. */
      player: number;
      /** @description How many seconds more. */
      seconds: number;
    };
    DisputeRulingDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @description Who judges, as the stream will name them. */
      judge?: string;
      /**
       * @description The number of the rule that decides it.
       * @example 509.1a
       */
      rule: string;
      /** @description The ruling, for everybody to read. */
      ruling: string;
      /** @description The seat whose infraction it is. */
      player?: number;
      /** @description The infraction: an id of the list at /infractions. */
      infraction?: string;
      /** @description The remedy: an id of the list at /infractions. */
      remedy?: string;
      /** @description The penalty: an id of the list at /infractions. */
      penalty?: string;
      /** @description The game is taken back; it isn’t where absent. */
      rewind?: components['schemas']['RulingRewindDto'];
      /** @description Seats that get more time. */
      extensions?: components['schemas']['TimeExtensionDto'][];
    };
    AppealDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @description Who judges, as the stream will name them. */
      judge?: string;
      /** @description Why the ruling should be another. */
      grounds: string;
    };
    ClosingDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @description Who judges, as the stream will name them. */
      judge?: string;
      /** @description Why. */
      reason: string;
    };
    PenaltyDto: {
      /**
       * @description Your own id for this command. Sent again with the same id and the same body, the command is not done again: the answer tells what it did then. With another body it is refused. Ids of others don’t matter. The header Idempotency-Key says the same. Without either the server makes one up.
       * @example b0f6b3f0-6f0e-4f5a-9d0e-1f2a3b4c5d6e
       */
      commandId?: string;
      /** @description Who judges, as the stream will name them. */
      judge?: string;
      /** @description The seat of the person. */
      player: number;
      /** @description The infraction: an id of the list at /infractions. */
      infraction?: string;
      /** @description The penalty: an id of the list at /infractions. */
      penalty: string;
      /** @description Why. */
      reason: string;
    };
    PenaltyDoc: {
      game: string;
      /** @description The match that the game is a part of. */
      match: string | null;
      /** @description The name of the seat. */
      person: string;
      player: number;
      /** @description The dispute of the game in which it was given. */
      dispute: number | null;
      judge: string;
      infraction: components['schemas']['NamedDoc'] | null;
      penalty: components['schemas']['NamedDoc'];
      reason: string;
      /** @description When, in ISO 8601. */
      at: string;
    };
    PenaltyAnswerDoc: {
      commandId: string;
      /** @description Whether the command had been carried out before. */
      repeated: boolean;
      penalties: components['schemas']['PenaltyDoc'][];
    };
    InfractionDoc: {
      id: string;
      name: string;
      /** @description The id of the penalty that it usually has. */
      penalty?: string;
    };
    InfractionsDoc: {
      /** @description The name of the list. */
      name: string;
      infractions: components['schemas']['InfractionDoc'][];
      penalties: components['schemas']['NamedDoc'][];
      remedies: components['schemas']['NamedDoc'][];
    };
    VerdictKeyDoc: {
      /** @description Its fingerprint: SHA-256 of its DER form. */
      key: string;
      /** @description The Ed25519 public key, as PEM. */
      pem: string;
    };
    NamesDoc: {
      /** @description By the number of an object. */
      objects: {
        [key: string]: string;
      };
      /** @description By the number of a card. */
      cards: {
        [key: string]: string;
      };
    };
    FeedEventDoc: {
      /** @description Its place in the order of the whole store; give the last one as `after` to go on. */
      position: string;
      game: string;
      revision: number;
      /** Format: date-time */
      time: string;
      /** Format: uuid */
      id: string;
      /** @description See docs/events of the repository. */
      type: string;
      /** @description The version of the type’s schema that `data` keeps to. */
      version: number;
      /** @description The rule that caused it, in the numbering of CR 2025-06-06. */
      rule: string;
      /** @description Revisions of the same game. */
      causes: number[];
      /** @description The object whose spell or ability did it. */
      source: number | null;
      player: number | null;
      decidedBy: number | null;
      /** @description The fact that it repeats after a reversal. */
      repeats: number | null;
      /** @description Whether it is part of the effective game, as known when it was sent (CR 731). */
      line:
        | 'effective'
        | {
            reversedBy: number;
          };
      /** @description The players’ names, by seat. */
      seats: string[];
      edition: string;
      /** @description The version of the rules engine that made it. */
      engine: string | null;
      /** @description Without what a spectator may not see. */
      data: {
        [key: string]: unknown;
      };
      /** @description What the numbers in `data` and `source` are called, where it is known. */
      names: components['schemas']['NamesDoc'];
    };
    LagDoc: {
      /** @description How many events it lacks; null where nobody knows. */
      events: number | null;
      /** @description For how long its projector has been silent. */
      seconds: number | null;
    };
    FieldFaultDoc: {
      /** @example answer.shares[0].amount */
      path: string;
      message: string;
    };
    ProblemDoc: {
      /** @enum {string} */
      type:
        | 'urn:stacktrail:problem:malformed-request'
        | 'urn:stacktrail:problem:unknown-token'
        | 'urn:stacktrail:problem:not-allowed'
        | 'urn:stacktrail:problem:no-such-game'
        | 'urn:stacktrail:problem:game-deleted'
        | 'urn:stacktrail:problem:no-such-dispute'
        | 'urn:stacktrail:problem:dispute-refused'
        | 'urn:stacktrail:problem:no-such-seed'
        | 'urn:stacktrail:problem:no-such-token'
        | 'urn:stacktrail:problem:token-exists'
        | 'urn:stacktrail:problem:no-such-revision'
        | 'urn:stacktrail:problem:unknown-position'
        | 'urn:stacktrail:problem:no-such-page'
        | 'urn:stacktrail:problem:stale'
        | 'urn:stacktrail:problem:game-damaged'
        | 'urn:stacktrail:problem:game-over'
        | 'urn:stacktrail:problem:command-id-used'
        | 'urn:stacktrail:problem:game-exists'
        | 'urn:stacktrail:problem:wrong-host'
        | 'urn:stacktrail:problem:unsupported-body'
        | 'urn:stacktrail:problem:too-large'
        | 'urn:stacktrail:problem:against-the-rules'
        | 'urn:stacktrail:problem:too-many-requests'
        | 'urn:stacktrail:problem:impossible-setup'
        | 'urn:stacktrail:problem:too-busy'
        | 'urn:stacktrail:problem:read-model-away'
        | 'urn:stacktrail:problem:read-model-behind'
        | 'urn:stacktrail:problem:store-unavailable'
        | 'urn:stacktrail:problem:too-slow'
        | 'urn:stacktrail:problem:overloaded'
        | 'urn:stacktrail:problem:engine-fault'
        | 'urn:stacktrail:problem:unreadable-cards'
        | 'urn:stacktrail:problem:server-fault';
      title: string;
      status: number;
      /** @description What went wrong this time. */
      detail: string;
      /** @description The URL of the request. */
      instance: string;
      /** @description The number of the Comprehensive Rule that forbids it. */
      rule?: string;
      /** @description What would have been legal. */
      legal?: components['schemas']['DecisionDoc'];
      /** @description What the game waits for; null if it is over. */
      pending?: components['schemas']['DecisionDoc'] | null;
      /** @description How the game ended, if it is over. */
      outcome?: components['schemas']['OutcomeDoc'];
      /** @description Where the record of the game can’t be read. */
      damaged?: components['schemas']['DamageDoc'];
      /** @description The game that there is already. */
      game?: string;
      /** @description The revision after which the rules failed. */
      revision?: number;
      /** @description How far the read model is behind. */
      lag?: components['schemas']['LagDoc'];
      errors?: components['schemas']['FieldFaultDoc'][];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  StreamController_stream: {
    parameters: {
      query?: {
        /** @description The last revision that the client has, -1 for none. The header Last-Event-ID takes precedence. */
        after?: number;
      };
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description The last revision that the client received. */
        'Last-Event-ID'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': string;
        };
      };
      /** @description A number in the address is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such revision. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The record of the game can’t be read there; `damaged` says from where on. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  HealthController_health: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HealthDoc'];
        };
      };
      /** @description The store can’t be reached. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HealthDoc'];
        };
      };
    };
  };
  HealthController_live: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  HealthController_ready: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReadinessDoc'];
        };
      };
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReadinessDoc'];
        };
      };
    };
  };
  MetricsController_read: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/plain': string;
        };
      };
    };
  };
  PersonsController_list: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PersonDoc'][];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The token is not that of an operator. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PersonsController_erase: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ErasureDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErasedDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The token is not that of an operator. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ServiceTokensController_list: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListedServiceTokenDoc'][];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The token is not that of an operator. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ServiceTokensController_issue: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ServiceTokenDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IssuedServiceTokenDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The token is not that of an operator. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A token with that name is in force. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  ServiceTokensController_revoke: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The id of the token, or its name. */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The token is not that of an operator. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description There is no such token, or it is revoked already. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  GamesController_games: {
    parameters: {
      query?: {
        /** @description How many at most; the newest come first. */
        limit?: number;
        status?: 'starting' | 'playing' | 'over' | 'disputed';
        /** @description Part of the name of a player, of the match, or of a card that everyone saw. */
        search?: string;
        /** @description Only games that began before this game. Give the key of the last game on the previous page. */
        before?: string;
        /** @description Only games that began after this game, those next to it. Give the key of the first game on the page. */
        after?: string;
      };
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameSummaryDoc'][];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  GamesController_create: {
    parameters: {
      query?: never;
      header?: {
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateGameDto'];
      };
    };
    responses: {
      /** @description The same command had been carried out before. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedGameDoc'];
        };
      };
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedGameDoc'];
        };
      };
      /** @description A field is malformed, or a line of a deck list can’t be read or names an unknown card. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Another command has begun a game with this seed. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards would be more than one append takes. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description No game can be started so, or the command’s id belongs to another one. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Too many such requests from this address. `Retry-After` gives the number of seconds to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  GamesController_game: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GamePageDoc'];
        };
      };
      /** @description A number in the address is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /**
       * @description The token belongs to nobody in this game.
       *
       *     The token belongs to nobody in this game.
       */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such revision. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The record of the game can’t be read there; `damaged` says from where on. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  DeletionsController_delete: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeletionDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeletedGameDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The token is not that of an operator. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Other requests about the game are answered so. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  GamesController_decks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeckDoc'][];
        };
      };
    };
  };
  AnswersController_decision: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PendingDecisionDoc'];
        };
      };
      /** @description The decision is still the one that If-None-Match names. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A number in the address is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such revision. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The record of the game can’t be read there; `damaged` says from where on. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  AnswersController_submit: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description The ETag of the decision, instead of `decision`. */
        'If-Match'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SubmitAnswerDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommandAnswerDoc'];
        };
      };
      /** @description A field is malformed; `errors` names each by its path. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Another seat decides, or a seat’s token where a judge’s is needed. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game has moved on: it waits for another decision, which stands in `pending`; it is over; or its record is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The facts would be more than one append takes. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The rules say no: `rule` says which, `legal` what there is to choose from. Or the command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  AnswersController_takeBack: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TakeBackDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommandAnswerDoc'];
        };
      };
      /** @description A field is malformed; `errors` names each by its path. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Another seat decides, or a seat’s token where a judge’s is needed. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game has moved on: it waits for another decision, which stands in `pending`; it is over; or its record is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The facts would be more than one append takes. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The rules say no: `rule` says which, `legal` what there is to choose from. Or the command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  AnswersController_concede: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CommandDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommandAnswerDoc'];
        };
      };
      /** @description A field is malformed; `errors` names each by its path. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Another seat decides, or a seat’s token where a judge’s is needed. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game has moved on: it waits for another decision, which stands in `pending`; it is over; or its record is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The facts would be more than one append takes. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The rules say no: `rule` says which, `legal` what there is to choose from. Or the command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  RewindsController_request: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RewindDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommandAnswerDoc'];
        };
      };
      /** @description A field is malformed; `errors` names each by its path. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Another seat decides, or a seat’s token where a judge’s is needed. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game has moved on: it waits for another decision, which stands in `pending`; it is over; or its record is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The facts would be more than one append takes. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The rules say no: `rule` says which, `legal` what there is to choose from. Or the command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  RewindsController_vote: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
        /** @description The revision of the request to rewind. */
        request: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VoteDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommandAnswerDoc'];
        };
      };
      /** @description A field is malformed; `errors` names each by its path. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Another seat decides, or a seat’s token where a judge’s is needed. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game has moved on: it waits for another decision, which stands in `pending`; it is over; or its record is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The facts would be more than one append takes. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The rules say no: `rule` says which, `legal` what there is to choose from. Or the command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  RewindsController_rewind: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['JudgesRewindDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommandAnswerDoc'] | components['schemas']['RewindPreviewDoc'];
        };
      };
      /** @description A field is malformed; `errors` names each by its path. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Another seat decides, or a seat’s token where a judge’s is needed. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game has moved on: it waits for another decision, which stands in `pending`; it is over; or its record is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The facts would be more than one append takes. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The rules say no: `rule` says which, `legal` what there is to choose from. Or the command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  RewindsController_rule: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RulingDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommandAnswerDoc'];
        };
      };
      /** @description A field is malformed; `errors` names each by its path. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Another seat decides, or a seat’s token where a judge’s is needed. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game has moved on: it waits for another decision, which stands in `pending`; it is over; or its record is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The facts would be more than one append takes. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The rules say no: `rule` says which, `legal` what there is to choose from. Or the command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  RewindsController_callTime: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TimeCallDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommandAnswerDoc'];
        };
      };
      /** @description A field is malformed; `errors` names each by its path. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Another seat decides, or a seat’s token where a judge’s is needed. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game has moved on: it waits for another decision, which stands in `pending`; it is over; or its record is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The facts would be more than one append takes. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The rules say no: `rule` says which, `legal` what there is to choose from. Or the command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  RewindsController_end: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EndingDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommandAnswerDoc'];
        };
      };
      /** @description A field is malformed; `errors` names each by its path. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Another seat decides, or a seat’s token where a judge’s is needed. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game has moved on: it waits for another decision, which stands in `pending`; it is over; or its record is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The facts would be more than one append takes. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The rules say no: `rule` says which, `legal` what there is to choose from. Or the command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  SeedsController_commitToSeed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SeedPromiseDoc'];
        };
      };
      /** @description The seed’s id is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such promised seed. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /**
       * @description Seeds were asked for too often.
       *
       *     Too many such requests from this address. `Retry-After` gives the number of seconds to wait.
       */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  SeedsController_promised: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        seed: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SeedPromiseDoc'];
        };
      };
      /** @description The seed’s id is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such promised seed. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Seeds were asked for too often. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  SettingsController_settings: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettingsDoc'];
        };
      };
      /** @description A number in the address is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such revision. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The record of the game can’t be read there; `damaged` says from where on. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  SettingsController_change: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SettingsDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettingsChangedDoc'];
        };
      };
      /** @description A field is malformed; `errors` names each by its path. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Another seat decides, or a seat’s token where a judge’s is needed. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game has moved on: it waits for another decision, which stands in `pending`; it is over; or its record is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The facts would be more than one append takes. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The rules say no: `rule` says which, `legal` what there is to choose from. Or the command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  TellingsController_tell: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TellingDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommandAnswerDoc'];
        };
      };
      /** @description A field is malformed; `errors` names each by its path. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Another seat decides, or a seat’s token where a judge’s is needed. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game has moved on: it waits for another decision, which stands in `pending`; it is over; or its record is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The facts would be more than one append takes. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The rules say no: `rule` says which, `legal` what there is to choose from. Or the command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  ShortcutsController_propose: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ShortcutDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommandAnswerDoc'];
        };
      };
      /** @description A field is malformed; `errors` names each by its path. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Another seat decides, or a seat’s token where a judge’s is needed. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game has moved on: it waits for another decision, which stands in `pending`; it is over; or its record is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The facts would be more than one append takes. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The rules say no: `rule` says which, `legal` what there is to choose from. Or the command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  ShortcutsController_answer: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
        /** @description The revision at which the shortcut was proposed. */
        shortcut: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnswerShortcutDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommandAnswerDoc'];
        };
      };
      /** @description A field is malformed; `errors` names each by its path. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Another seat decides, or a seat’s token where a judge’s is needed. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game has moved on: it waits for another decision, which stands in `pending`; it is over; or its record is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The facts would be more than one append takes. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The rules say no: `rule` says which, `legal` what there is to choose from. Or the command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  HistoryController_board: {
    parameters: {
      query?: {
        /** @description The revision after which the game is shown; without it, the game as it is now. */
        at?: number;
      };
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BoardDoc'];
        };
      };
      /** @description A number in the address is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such revision. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The record of the game can’t be read there; `damaged` says from where on. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Too many such requests from this address. `Retry-After` gives the number of seconds to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  HistoryController_frames: {
    parameters: {
      query?: {
        /** @description The revision of the first board. */
        from?: number;
        /** @description How many boards at most. */
        limit?: number;
      };
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FramesDoc'];
        };
      };
      /** @description A number in the address is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such revision. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The record of the game can’t be read there; `damaged` says from where on. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Too many such requests from this address. `Retry-After` gives the number of seconds to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  HistoryController_log: {
    parameters: {
      query?: {
        /** @description The revision to begin with. */
        from?: number;
        /** @description The most entries to return. */
        limit?: number;
        /** @description The log as it was after this revision, without later reversals. */
        at?: number;
        /** @description Only events that name an object or card whose name, as far as the viewer knows it, has this in it. */
        card?: string;
        /** @description Only events of these types, with commas between. */
        types?: string;
        /** @description Only what this seat does or decides, or what is done to it. */
        player?: number;
        /** @description Only events of this turn; 0 is before the first. */
        turn?: number;
        /** @description Only events that this rule caused, or a rule of this section: 704, 704.5 or 704.5f. */
        rule?: string;
        /** @description Only objects that go from a zone to another; either may be left out, as in `battlefield:`. */
        zoneChange?: string;
        /** @description Only changes of life totals. */
        life?: 'true';
        /** @description Only creatures and planeswalkers that die. */
        died?: 'true';
      };
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LogPageDoc'];
        };
      };
      /** @description A number in the address is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such revision. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The record of the game can’t be read there; `damaged` says from where on. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  HistoryController_events: {
    parameters: {
      query?: {
        /** @description The revision to begin with. */
        from?: number;
        /** @description The most entries to return. */
        limit?: number;
      };
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventPageDoc'];
        };
      };
      /** @description A number in the address is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such revision. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The record of the game can’t be read there; `damaged` says from where on. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  HistoryController_explanation: {
    parameters: {
      query?: {
        /** @description How many steps to follow the causes. */
        depth?: number;
      };
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
        /** @description The revision of an event of the game. */
        revision: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExplanationPageDoc'];
        };
      };
      /** @description A number in the address is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such revision. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The record of the game can’t be read there; `damaged` says from where on. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Too many such requests from this address. `Retry-After` gives the number of seconds to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  HistoryController_statistics: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StatisticsDoc'];
        };
      };
      /** @description A number in the address is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such revision. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The record of the game can’t be read there; `damaged` says from where on. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  LinesController_fork: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ForkDto'];
      };
    };
    responses: {
      /** @description The same command had been carried out before. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ForkedGameDoc'];
        };
      };
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ForkedGameDoc'];
        };
      };
      /** @description A field is malformed; `errors` names each by its path. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Another seat decides, or a seat’s token where a judge’s is needed. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game has moved on: it waits for another decision, which stands in `pending`; it is over; or its record is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The facts would be more than one append takes. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The rules say no: `rule` says which, `legal` what there is to choose from. Or the command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Too many such requests from this address. `Retry-After` gives the number of seconds to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  LinesController_differences: {
    parameters: {
      query?: {
        /** @description The other game; without it, the one that this was forked from. */
        with?: string;
      };
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DifferencesDoc'];
        };
      };
      /** @description A number in the address is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such revision. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The record of the game can’t be read there; `damaged` says from where on. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Too many such requests from this address. `Retry-After` gives the number of seconds to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  BundlesController_bundle: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': string;
        };
      };
      /** @description A number in the address is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such revision. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The record of the game can’t be read there; `damaged` says from where on. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Too many such requests from this address. `Retry-After` gives the number of seconds to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  WhyController_account: {
    parameters: {
      query?: {
        /** @description The revision after which the game is shown; without it, the game as it is now. */
        at?: number;
      };
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
        /** @description The number of an object of the game. */
        object: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccountDoc'];
        };
      };
      /** @description A number in the address is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such revision. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The record of the game can’t be read there; `damaged` says from where on. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Too many such requests from this address. `Retry-After` gives the number of seconds to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  WhyController_triggers: {
    parameters: {
      query: {
        /** @description The number of the object whose abilities are asked about. */
        object: number;
      };
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
        /** @description The revision of an event of the game. */
        revision: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TriggerVerdictDoc'][];
        };
      };
      /** @description A number in the address is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such revision. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The record of the game can’t be read there; `damaged` says from where on. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Too many such requests from this address. `Retry-After` gives the number of seconds to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  WhyController_replacements: {
    parameters: {
      query: {
        /** @description The number of the object whose abilities are asked about. */
        object: number;
      };
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
        /** @description The revision of an event of the game. */
        revision: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplacementVerdictDoc'][];
        };
      };
      /** @description A number in the address is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such revision. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The record of the game can’t be read there; `damaged` says from where on. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Too many such requests from this address. `Retry-After` gives the number of seconds to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  WhyController_verdict: {
    parameters: {
      query: {
        /** @description The revision after which the game is shown; without it, the game as it is now. */
        at?: number;
        /** @description What whoever decides then would do with the object. */
        deed: 'cast' | 'play' | 'activate' | 'attack' | 'block';
        /** @description The number of the object. */
        object: number;
        /** @description The permanent that it would attack, or the creature that it would block. */
        against?: number;
      };
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VerdictDoc'];
        };
      };
      /** @description A number in the address is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such revision. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The record of the game can’t be read there; `damaged` says from where on. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Too many such requests from this address. `Retry-After` gives the number of seconds to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  OpeningsController_openings: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpeningsDoc'];
        };
      };
      /** @description A number in the address is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such revision. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The record of the game can’t be read there; `damaged` says from where on. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Too many such requests from this address. `Retry-After` gives the number of seconds to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  OpeningsController_consent: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CommandDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommandAnswerDoc'];
        };
      };
      /** @description A field is malformed; `errors` names each by its path. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Another seat decides, or a seat’s token where a judge’s is needed. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game has moved on: it waits for another decision, which stands in `pending`; it is over; or its record is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The facts would be more than one append takes. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The rules say no: `rule` says which, `legal` what there is to choose from. Or the command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  TokensController_rotate: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenDoc'];
        };
      };
      /** @description A field is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token or the invitation is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description A seat’s token where a judge’s is needed, or the game has no such seat. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Too many such requests from this address. `Retry-After` gives the number of seconds to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The store is out of reach. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  TokensController_redeem: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RedemptionDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenDoc'];
        };
      };
      /** @description A field is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token or the invitation is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description A seat’s token where a judge’s is needed, or the game has no such seat. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Too many such requests from this address. `Retry-After` gives the number of seconds to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The store is out of reach. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  TokensController_invite: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
        /** @description The seat, from 0 on. */
        seat: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InvitationDoc'];
        };
      };
      /** @description A field is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token or the invitation is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description A seat’s token where a judge’s is needed, or the game has no such seat. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Too many such requests from this address. `Retry-After` gives the number of seconds to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The store is out of reach. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  DrawsController_offer: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CommandDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommandAnswerDoc'];
        };
      };
      /** @description A field is malformed; `errors` names each by its path. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Another seat decides, or a seat’s token where a judge’s is needed. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game has moved on: it waits for another decision, which stands in `pending`; it is over; or its record is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The facts would be more than one append takes. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The rules say no: `rule` says which, `legal` what there is to choose from. Or the command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  DrawsController_vote: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
        /** @description The revision of the offer of a draw. */
        offer: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VoteDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommandAnswerDoc'];
        };
      };
      /** @description A field is malformed; `errors` names each by its path. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Another seat decides, or a seat’s token where a judge’s is needed. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game has moved on: it waits for another decision, which stands in `pending`; it is over; or its record is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The facts would be more than one append takes. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The rules say no: `rule` says which, `legal` what there is to choose from. Or the command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  ClocksController_clocks: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClockPageDoc'];
        };
      };
      /** @description A number in the address is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such revision. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The record of the game can’t be read there; `damaged` says from where on. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  ClocksController_claim: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TimeClaimDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommandAnswerDoc'];
        };
      };
      /** @description A field is malformed; `errors` names each by its path. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Another seat decides, or a seat’s token where a judge’s is needed. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game has moved on: it waits for another decision, which stands in `pending`; it is over; or its record is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The facts would be more than one append takes. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The rules say no: `rule` says which, `legal` what there is to choose from. Or the command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  ClocksController_give: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ExtensionDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommandAnswerDoc'];
        };
      };
      /** @description A field is malformed; `errors` names each by its path. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Another seat decides, or a seat’s token where a judge’s is needed. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game has moved on: it waits for another decision, which stands in `pending`; it is over; or its record is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The facts would be more than one append takes. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The rules say no: `rule` says which, `legal` what there is to choose from. Or the command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  ClocksController_stop: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClockStopDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommandAnswerDoc'];
        };
      };
      /** @description A field is malformed; `errors` names each by its path. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Another seat decides, or a seat’s token where a judge’s is needed. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game has moved on: it waits for another decision, which stands in `pending`; it is over; or its record is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The facts would be more than one append takes. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The rules say no: `rule` says which, `legal` what there is to choose from. Or the command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  ClocksController_start: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClockStartDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommandAnswerDoc'];
        };
      };
      /** @description A field is malformed; `errors` names each by its path. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Another seat decides, or a seat’s token where a judge’s is needed. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game has moved on: it waits for another decision, which stands in `pending`; it is over; or its record is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The facts would be more than one append takes. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The rules say no: `rule` says which, `legal` what there is to choose from. Or the command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  DeletionsController_list: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeletedGameDoc'][];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The token is not that of an operator. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  DisputesController_list: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DisputeDoc'][];
        };
      };
      /** @description A number in the address is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such revision. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The record of the game can’t be read there; `damaged` says from where on. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  DisputesController_open: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OpenDisputeDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DisputeAnswerDoc'];
        };
      };
      /** @description A field is malformed, or names nothing that there is; `errors` says what would be right. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description A seat’s token where a judge’s is needed, or a seat that may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such dispute. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The dispute doesn’t stand so, or the record of the game is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Too many such requests from this address. `Retry-After` gives the number of seconds to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  DisputesController_show: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
        /** @description The number of the dispute, from 1. */
        dispute: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DisputeDoc'];
        };
      };
      /** @description A number in the address is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such revision. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The record of the game can’t be read there; `damaged` says from where on. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  DisputesController_report: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
        /** @description The number of the dispute, from 1. */
        dispute: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
        };
      };
      /** @description A number in the address is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such revision. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The record of the game can’t be read there; `damaged` says from where on. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Too many such requests from this address. `Retry-After` gives the number of seconds to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  DisputesController_gather: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
        /** @description The number of the dispute, from 1. */
        dispute: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EvidenceDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DisputeAnswerDoc'];
        };
      };
      /** @description A field is malformed, or names nothing that there is; `errors` says what would be right. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description A seat’s token where a judge’s is needed, or a seat that may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such dispute. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The dispute doesn’t stand so, or the record of the game is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description Too many such requests from this address. `Retry-After` gives the number of seconds to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  DisputesController_note: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
        /** @description The number of the dispute, from 1. */
        dispute: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NoteDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DisputeAnswerDoc'];
        };
      };
      /** @description A field is malformed, or names nothing that there is; `errors` says what would be right. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description A seat’s token where a judge’s is needed, or a seat that may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such dispute. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The dispute doesn’t stand so, or the record of the game is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  DisputesController_rule: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
        /** @description The number of the dispute, from 1. */
        dispute: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DisputeRulingDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DisputeAnswerDoc'];
        };
      };
      /** @description A field is malformed, or names nothing that there is; `errors` says what would be right. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description A seat’s token where a judge’s is needed, or a seat that may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such dispute. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The dispute doesn’t stand so, or the record of the game is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  DisputesController_appeal: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
        /** @description The number of the dispute, from 1. */
        dispute: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AppealDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DisputeAnswerDoc'];
        };
      };
      /** @description A field is malformed, or names nothing that there is; `errors` says what would be right. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description A seat’s token where a judge’s is needed, or a seat that may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such dispute. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The dispute doesn’t stand so, or the record of the game is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  DisputesController_close: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
        /** @description The number of the dispute, from 1. */
        dispute: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClosingDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DisputeAnswerDoc'];
        };
      };
      /** @description A field is malformed, or names nothing that there is; `errors` says what would be right. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description A seat’s token where a judge’s is needed, or a seat that may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such dispute. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The dispute doesn’t stand so, or the record of the game is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  PenaltiesController_ofGame: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PenaltyDoc'][];
        };
      };
      /** @description A number in the address is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such revision. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The record of the game can’t be read there; `damaged` says from where on. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The game’s cards are written in a newer version of the card language than this server reads. */
      501: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach, or the read model is behind. An answer that may be old has the header Stacktrail-Read-Model: behind. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  PenaltiesController_give: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description Instead of `commandId`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The game’s id. */
        game: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PenaltyDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PenaltyAnswerDoc'];
        };
      };
      /** @description A field is malformed, or names nothing that there is; `errors` says what would be right. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The token is missing, or belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description A seat’s token where a judge’s is needed, or a seat that may not do this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description There is no such game, or it has no such dispute. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The dispute doesn’t stand so, or the record of the game is damaged. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The command’s id belongs to another command of yours. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
      /** @description The store is out of reach; try again with the same `commandId`. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['ProblemDoc'];
        };
      };
    };
  };
  PenaltiesController_ofAll: {
    parameters: {
      query?: {
        /** @description Only penalties in games of this match. */
        match?: string;
        /** @description Only penalties of whoever plays under this name. */
        person?: string;
      };
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PenaltyDoc'][];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PenaltiesController_infractions: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['InfractionsDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  PenaltiesController_key: {
    parameters: {
      query?: never;
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VerdictKeyDoc'];
        };
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  FeedController_events: {
    parameters: {
      query?: {
        /** @description The position of the last event that the reader has, or `start` or `end`; from the start without it. The header Last-Event-ID takes precedence. */
        after?: string;
        /** @description Only events of this game. */
        game?: string;
        /** @description Only events of these types, with commas between. */
        types?: string;
        /** @description `facts` leaves out what was asked and answered, and passes: two thirds of all events. */
        kinds?: 'all' | 'facts';
        /** @description How many events at most. */
        limit?: number;
        /** @description How many seconds to wait for an event where there is none yet. */
        wait?: number;
        /** @description Ends with a line `{"checkpoint": POSITION}` where everything was looked at: a reader of rare events goes on there. */
        checkpoint?: 'true';
        /** @description `cloudevents`: each event in an envelope of CloudEvents 1.0. */
        envelope?: 'plain' | 'cloudevents';
      };
      header?: {
        /** @description For a judge: the seat to look through. */
        'Stacktrail-Seen-By'?: string;
        /** @description The position of the last event received. */
        'Last-Event-ID'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A line, or a message, is one such event. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': components['schemas']['FeedEventDoc'];
          'text/event-stream': string;
        };
      };
      /** @description A parameter is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The token belongs to nobody in this game. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The store has not reached the position: it is another one, or was put back. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Too many such requests from this address. `Retry-After` gives the number of seconds to wait. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
