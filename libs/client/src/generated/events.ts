// Written by `npm run client:types`.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    envelope: {
      schemaVersion: number;
      revision: number;
      rule: string;
      causes: number[];
      source?: number;
      player?: number;
      decidedBy?: number;
      repeats?: number;
      batch?: {
        engine: string;
        cardLanguage: number;
        hash: string;
        state?: string;
      };
    };
    'GameStarted.v1': {
      /** @constant */
      type: 'GameStarted';
      data: {
        game: string;
        edition: string;
        match: string | null;
        parent: string | null;
        startingLife: number;
        startingHandSize: number;
        seats: {
          name: string;
        }[];
        definitions: string;
        seedCommitment: string;
        provable: boolean;
      };
      envelope: components['schemas']['envelope'];
    };
    'GameStarted.v2': {
      /** @constant */
      type: 'GameStarted';
      data: {
        game: string;
        edition: string;
        match: string | null;
        parent: string | null;
        startingLife: number;
        startingHandSize: number;
        seats: {
          name: string;
        }[];
        definitions: string;
        seedCommitment: string;
        provable: boolean;
        format: string;
        teams: number[];
        freeMulligan: boolean;
        chooser: number | null;
      };
      envelope: components['schemas']['envelope'];
    };
    'GameStarted.v3': {
      /** @constant */
      type: 'GameStarted';
      data:
        | {
            game: string;
            edition: string;
            match: string | null;
            parent: string | null;
            startingLife: number;
            startingHandSize: number;
            seats: {
              name: string;
            }[];
            seedCommitment: string;
            provable: boolean;
            format: string;
            teams: number[];
            freeMulligan: boolean;
            chooser: number | null;
            handNumbers: number;
            seenBy: number;
            definitions: string;
          }
        | {
            game: string;
            edition: string;
            match: string | null;
            parent: string | null;
            startingLife: number;
            startingHandSize: number;
            seats: {
              name: string;
            }[];
            seedCommitment: string;
            provable: boolean;
            format: string;
            teams: number[];
            freeMulligan: boolean;
            chooser: number | null;
            handNumbers: number;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                definitions: string;
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'GameStarted.v4': {
      /** @constant */
      type: 'GameStarted';
      data:
        | {
            game: string;
            edition: string;
            match: string | null;
            parent: string | null;
            startingLife: number;
            startingHandSize: number;
            seats: {
              name: string;
            }[];
            seedCommitment: string;
            provable: boolean;
            format: string;
            teams: number[];
            freeMulligan: boolean;
            chooser: number | null;
            handNumbers: number;
            mechanics: (
              'miracle' | 'revealed as it is drawn' | 'splice onto Arcane' | 'splice' | 'companion' | 'opening hand'
            )[][];
            seenBy: number;
            definitions: string;
          }
        | {
            game: string;
            edition: string;
            match: string | null;
            parent: string | null;
            startingLife: number;
            startingHandSize: number;
            seats: {
              name: string;
            }[];
            seedCommitment: string;
            provable: boolean;
            format: string;
            teams: number[];
            freeMulligan: boolean;
            chooser: number | null;
            handNumbers: number;
            mechanics: (
              'miracle' | 'revealed as it is drawn' | 'splice onto Arcane' | 'splice' | 'companion' | 'opening hand'
            )[][];
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                definitions: string;
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'GameStarted.v5': {
      /** @constant */
      type: 'GameStarted';
      data:
        | {
            game: string;
            edition: string;
            match: string | null;
            parent: string | null;
            startingLife: number;
            startingHandSize: number;
            seats: {
              name: string;
            }[];
            seedCommitment: string;
            provable: boolean;
            format: string;
            teams: number[];
            freeMulligan: boolean;
            chooser: number | null;
            handNumbers: number;
            mechanics: (
              'miracle' | 'revealed as it is drawn' | 'splice onto Arcane' | 'splice' | 'companion' | 'opening hand'
            )[][];
            veilCommitment: string;
            openAfterEnd: boolean;
            seenBy: number;
            definitions: string;
          }
        | {
            game: string;
            edition: string;
            match: string | null;
            parent: string | null;
            startingLife: number;
            startingHandSize: number;
            seats: {
              name: string;
            }[];
            seedCommitment: string;
            provable: boolean;
            format: string;
            teams: number[];
            freeMulligan: boolean;
            chooser: number | null;
            handNumbers: number;
            mechanics: (
              'miracle' | 'revealed as it is drawn' | 'splice onto Arcane' | 'splice' | 'companion' | 'opening hand'
            )[][];
            veilCommitment: string;
            openAfterEnd: boolean;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                definitions: string;
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'GameStarted.v6': {
      /** @constant */
      type: 'GameStarted';
      data:
        | {
            game: string;
            edition: string;
            match: string | null;
            parent: string | null;
            startingLife: number;
            startingHandSize: number;
            seats: {
              name: string;
            }[];
            seedCommitment: string;
            provable: boolean;
            format: string;
            teams: number[];
            freeMulligan: boolean;
            chooser: number | null;
            handNumbers: number;
            mechanics: (
              'miracle' | 'revealed as it is drawn' | 'splice onto Arcane' | 'splice' | 'companion' | 'opening hand'
            )[][];
            veilCommitment: string;
            openAfterEnd: boolean;
            asksByWhatIsOpen: boolean;
            seenBy: number;
            definitions: string;
          }
        | {
            game: string;
            edition: string;
            match: string | null;
            parent: string | null;
            startingLife: number;
            startingHandSize: number;
            seats: {
              name: string;
            }[];
            seedCommitment: string;
            provable: boolean;
            format: string;
            teams: number[];
            freeMulligan: boolean;
            chooser: number | null;
            handNumbers: number;
            mechanics: (
              'miracle' | 'revealed as it is drawn' | 'splice onto Arcane' | 'splice' | 'companion' | 'opening hand'
            )[][];
            veilCommitment: string;
            openAfterEnd: boolean;
            asksByWhatIsOpen: boolean;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                definitions: string;
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'GameStarted.v7': {
      /** @constant */
      type: 'GameStarted';
      data:
        | {
            game: string;
            edition: string;
            match: string | null;
            parent: string | null;
            startingLife: number;
            startingHandSize: number;
            seats: {
              name: string;
            }[];
            seedCommitment: string;
            provable: boolean;
            format: string;
            teams: number[];
            freeMulligan: boolean;
            chooser: number | null;
            handNumbers: number;
            mechanics: (
              'miracle' | 'revealed as it is drawn' | 'splice onto Arcane' | 'splice' | 'companion' | 'opening hand'
            )[][];
            veilCommitment: string;
            openAfterEnd: boolean;
            asksByWhatIsOpen: boolean;
            skipsCountedChoices: boolean;
            seenBy: number;
            definitions: string;
          }
        | {
            game: string;
            edition: string;
            match: string | null;
            parent: string | null;
            startingLife: number;
            startingHandSize: number;
            seats: {
              name: string;
            }[];
            seedCommitment: string;
            provable: boolean;
            format: string;
            teams: number[];
            freeMulligan: boolean;
            chooser: number | null;
            handNumbers: number;
            mechanics: (
              'miracle' | 'revealed as it is drawn' | 'splice onto Arcane' | 'splice' | 'companion' | 'opening hand'
            )[][];
            veilCommitment: string;
            openAfterEnd: boolean;
            asksByWhatIsOpen: boolean;
            skipsCountedChoices: boolean;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                definitions: string;
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'DeckBrought.v1': {
      /** @constant */
      type: 'DeckBrought';
      data:
        | {
            player: number;
            count: number;
            seenBy: number;
            deck: number[];
          }
        | {
            player: number;
            count: number;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                deck: number[];
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'DeckBrought.v2': {
      /** @constant */
      type: 'DeckBrought';
      data:
        | {
            player: number;
            count: number;
            commitments: string[];
            seenBy: number;
            deck: number[];
          }
        | {
            player: number;
            count: number;
            commitments: string[];
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                deck: number[];
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'AdjudicationAgreed.v1': {
      /** @constant */
      type: 'AdjudicationAgreed';
      data: {
        /** @enum {unknown} */
        by: 'players' | 'judge';
      };
      envelope: components['schemas']['envelope'];
    };
    'ChanceTold.v1': {
      /** @constant */
      type: 'ChanceTold';
      data: Record<string, never>;
      envelope: components['schemas']['envelope'];
    };
    'CardTold.v1': {
      /** @constant */
      type: 'CardTold';
      data:
        | {
            player: number;
            object: number;
            by: string;
            seenBy: number;
            card: number;
          }
        | {
            player: number;
            object: number;
            by: string;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                card: number;
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'DeckNamed.v1': {
      /** @constant */
      type: 'DeckNamed';
      data: {
        player: number;
        name: string;
      };
      envelope: components['schemas']['envelope'];
    };
    'StartingPositionGiven.v1': {
      /** @constant */
      type: 'StartingPositionGiven';
      data: {
        startingPlayer: number;
        life: number[];
        shuffle: boolean;
        cards: {
          player: number;
          card: number;
          /** @enum {unknown} */
          zone: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside' | 'ante';
          tapped: boolean;
          face: number;
        }[];
        chance: {
          player: number;
          /** @enum {unknown} */
          kind: 'coin' | 'die';
          value: number;
        }[];
        daytime: ('day' | 'night') | null;
      };
      envelope: components['schemas']['envelope'];
    };
    'PositionAdjusted.v1': {
      /** @constant */
      type: 'PositionAdjusted';
      data: {
        object: number;
        kind: string;
        count: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'SideboardSetAside.v1': {
      /** @constant */
      type: 'SideboardSetAside';
      data:
        | {
            player: number;
            count: number;
            seenBy: number;
            sideboard: number[];
          }
        | {
            player: number;
            count: number;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                sideboard: number[];
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'AttractionDeckBrought.v1': {
      /** @constant */
      type: 'AttractionDeckBrought';
      data:
        | {
            player: number;
            count: number;
            seenBy: number;
            attractions: number[];
          }
        | {
            player: number;
            count: number;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                attractions: number[];
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'AttractionDeckShuffled.v1': {
      /** @constant */
      type: 'AttractionDeckShuffled';
      data:
        | {
            player: number;
            count: number;
            first: number;
            draws: number;
            seenBy: number;
            order: number[];
          }
        | {
            player: number;
            count: number;
            first: number;
            draws: number;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                order: number[];
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'CommandersDesignated.v1': {
      /** @constant */
      type: 'CommandersDesignated';
      data: {
        player: number;
        cards: number[];
      };
      envelope: components['schemas']['envelope'];
    };
    'AnteAgreed.v1': {
      /** @constant */
      type: 'AnteAgreed';
      data: Record<string, never>;
      envelope: components['schemas']['envelope'];
    };
    'AnteWon.v1': {
      /** @constant */
      type: 'AnteWon';
      data: {
        player: number;
        objects: number[];
      };
      envelope: components['schemas']['envelope'];
    };
    'GameRestarted.v1': {
      /** @constant */
      type: 'GameRestarted';
      data: {
        startingLife: number;
        freeMulligan: boolean;
        players: number[];
        exempt: number[];
      };
      envelope: components['schemas']['envelope'];
    };
    'NonceGiven.v1': {
      /** @constant */
      type: 'NonceGiven';
      data: {
        player: number;
        nonce: string;
      };
      envelope: components['schemas']['envelope'];
    };
    'SeedCommitted.v1': {
      /** @constant */
      type: 'SeedCommitted';
      data: {
        seedCommitment: string;
      };
      envelope: components['schemas']['envelope'];
    };
    'SeedCommitted.v2': {
      /** @constant */
      type: 'SeedCommitted';
      data: {
        seedCommitment: string;
        veilCommitment: string;
      };
      envelope: components['schemas']['envelope'];
    };
    'SeedRevealed.v1': {
      /** @constant */
      type: 'SeedRevealed';
      data: {
        seed: string;
        salt: string;
      };
      envelope: components['schemas']['envelope'];
    };
    'OpeningConsented.v1': {
      /** @constant */
      type: 'OpeningConsented';
      data: {
        player: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'VeilOpened.v1': {
      /** @constant */
      type: 'VeilOpened';
      data: {
        key: string;
      };
      envelope: components['schemas']['envelope'];
    };
    'RandomPlayerChosen.v1': {
      /** @constant */
      type: 'RandomPlayerChosen';
      data: {
        player: number;
        draws: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'RandomPlayerChosen.v2': {
      /** @constant */
      type: 'RandomPlayerChosen';
      data: {
        player: number;
        draws: number;
        among: number[];
      };
      envelope: components['schemas']['envelope'];
    };
    'StartingPlayerChosen.v1': {
      /** @constant */
      type: 'StartingPlayerChosen';
      data: {
        player: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'HandKept.v1': {
      /** @constant */
      type: 'HandKept';
      data: {
        player: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'MulliganTaken.v1': {
      /** @constant */
      type: 'MulliganTaken';
      data: {
        player: number;
        count: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'LibraryShuffled.v1': {
      /** @constant */
      type: 'LibraryShuffled';
      data:
        | {
            player: number;
            count: number;
            first: number;
            draws: number;
            seenBy: number;
            order: number[];
          }
        | {
            player: number;
            count: number;
            first: number;
            draws: number;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                order: number[];
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'PlayerConceded.v1': {
      /** @constant */
      type: 'PlayerConceded';
      data: {
        player: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'ClocksSet.v1': {
      /** @constant */
      type: 'ClocksSet';
      data: {
        seconds: number | null;
        perDecision: number | null;
      };
      envelope: components['schemas']['envelope'];
    };
    'TimeGiven.v1': {
      /** @constant */
      type: 'TimeGiven';
      data: {
        judge: string;
        player: number;
        seconds: number;
        reason: string;
      };
      envelope: components['schemas']['envelope'];
    };
    'ClocksStopped.v1': {
      /** @constant */
      type: 'ClocksStopped';
      data: {
        judge: string;
        reason: string;
      };
      envelope: components['schemas']['envelope'];
    };
    'ClocksStarted.v1': {
      /** @constant */
      type: 'ClocksStarted';
      data: {
        judge: string;
      };
      envelope: components['schemas']['envelope'];
    };
    'GameForked.v1': {
      /** @constant */
      type: 'GameForked';
      data: {
        game: string;
        parent: string;
        at: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'ClockRanOut.v1': {
      /** @constant */
      type: 'ClockRanOut';
      data: {
        player: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'PlayerLost.v1': {
      /** @constant */
      type: 'PlayerLost';
      data: {
        player: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'PlayerLeft.v1': {
      /** @constant */
      type: 'PlayerLeft';
      data: {
        player: number;
        objects: number[];
      };
      envelope: components['schemas']['envelope'];
    };
    'GameEnded.v1': {
      /** @constant */
      type: 'GameEnded';
      data: {
        winner: number | null;
        /** @enum {unknown} */
        by: 'win' | 'draw';
      };
      envelope: components['schemas']['envelope'];
    };
    'GameEnded.v2': {
      /** @constant */
      type: 'GameEnded';
      data: {
        winner: number | null;
        /** @enum {unknown} */
        by: 'win' | 'draw';
        winners: number[];
      };
      envelope: components['schemas']['envelope'];
    };
    'SupplementaryDeckBrought.v1': {
      /** @constant */
      type: 'SupplementaryDeckBrought';
      data:
        | {
            player: number;
            /** @enum {unknown} */
            deck: 'planes' | 'schemes';
            count: number;
            seenBy: number;
            cards: number[];
          }
        | {
            player: number;
            /** @enum {unknown} */
            deck: 'planes' | 'schemes';
            count: number;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                cards: number[];
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'SupplementaryDeckShuffled.v1': {
      /** @constant */
      type: 'SupplementaryDeckShuffled';
      data:
        | {
            player: number;
            /** @enum {unknown} */
            deck: 'planes' | 'schemes';
            count: number;
            first: number;
            draws: number;
            seenBy: number;
            order: number[];
          }
        | {
            player: number;
            /** @enum {unknown} */
            deck: 'planes' | 'schemes';
            count: number;
            first: number;
            draws: number;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                order: number[];
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'SupplementaryCardTurnedUp.v1': {
      /** @constant */
      type: 'SupplementaryCardTurnedUp';
      data: {
        player: number;
        object: number;
        card: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'SupplementaryCardTurnedDown.v1': {
      /** @constant */
      type: 'SupplementaryCardTurnedDown';
      data: {
        object: number;
        becomes: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'ArchenemyDesignated.v1': {
      /** @constant */
      type: 'ArchenemyDesignated';
      data: {
        player: number;
        life: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'VanguardBrought.v1': {
      /** @constant */
      type: 'VanguardBrought';
      data: {
        player: number;
        definition: number;
        hand: number;
        life: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'NamesChosenSecretly.v1': {
      /** @constant */
      type: 'NamesChosenSecretly';
      data:
        | {
            player: number;
            object: number;
            seenBy: number;
            label: string;
            names: string[];
          }
        | {
            player: number;
            object: number;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                label: string;
                names: string[];
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'NamesRevealed.v1': {
      /** @constant */
      type: 'NamesRevealed';
      data: {
        player: number;
        object: number;
        names: string[];
      };
      envelope: components['schemas']['envelope'];
    };
    'PlanarDeckShared.v1': {
      /** @constant */
      type: 'PlanarDeckShared';
      data: Record<string, never>;
      envelope: components['schemas']['envelope'];
    };
    'PlanarControllerChanged.v1': {
      /** @constant */
      type: 'PlanarControllerChanged';
      data: {
        player: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'PlanarDieRolled.v1': {
      /** @constant */
      type: 'PlanarDieRolled';
      data: {
        player: number;
        side: number;
        /** @enum {unknown} */
        face: 'planeswalker' | 'chaos' | 'blank';
        special: boolean;
        draws: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'DecisionAsked.v1': {
      /** @constant */
      type: 'DecisionAsked';
      data: {
        player: number;
        decidedBy: number;
        /** @enum {unknown} */
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
        /** @enum {unknown} */
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
        seenBy: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'DecisionMade.v1': {
      /** @constant */
      type: 'DecisionMade';
      data:
        | {
            player: number;
            decision: number;
            /** @enum {unknown} */
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
            seenBy: number;
            answer:
              | {
                  /** @constant */
                  form: 'action';
                  action:
                    | {
                        /** @constant */
                        do: 'pass';
                      }
                    | {
                        /** @constant */
                        do: 'play land';
                        object: number;
                      }
                    | {
                        /** @constant */
                        do: 'cast';
                        object: number;
                        /** @enum {unknown} */
                        via: 'hand' | 'flashback';
                      }
                    | {
                        /** @constant */
                        do: 'activate';
                        object: number;
                        ability: string;
                      }
                    | {
                        /** @constant */
                        do: 'pay';
                      }
                    | {
                        /** @constant */
                        do: 'cancel';
                      };
                }
              | {
                  /** @constant */
                  form: 'select';
                  chosen: (
                    | {
                        /** @constant */
                        is: 'object';
                        id: number;
                      }
                    | {
                        /** @constant */
                        is: 'player';
                        id: number;
                      }
                  )[];
                }
              | {
                  /** @constant */
                  form: 'pick';
                  keys: string[];
                }
              | {
                  /** @constant */
                  form: 'number';
                  value: number;
                }
              | {
                  /** @constant */
                  form: 'order';
                  keys: string[];
                }
              | {
                  /** @constant */
                  form: 'divide';
                  shares: {
                    to:
                      | {
                          /** @constant */
                          is: 'object';
                          id: number;
                        }
                      | {
                          /** @constant */
                          is: 'player';
                          id: number;
                        };
                    amount: number;
                  }[];
                }
              | {
                  /** @constant */
                  form: 'attack';
                  attacks: {
                    attacker: number;
                    defender:
                      | {
                          /** @constant */
                          is: 'object';
                          id: number;
                        }
                      | {
                          /** @constant */
                          is: 'player';
                          id: number;
                        };
                  }[];
                }
              | {
                  /** @constant */
                  form: 'block';
                  blocks: {
                    blocker: number;
                    attacker: number;
                  }[];
                }
              | {
                  /** @constant */
                  form: 'damage';
                  assignments: {
                    from: number;
                    to:
                      | {
                          /** @constant */
                          is: 'object';
                          id: number;
                        }
                      | {
                          /** @constant */
                          is: 'player';
                          id: number;
                        };
                    amount: number;
                  }[];
                }
              | {
                  /** @constant */
                  form: 'spend';
                  mana: ('W' | 'U' | 'B' | 'R' | 'G' | 'C')[];
                };
          }
        | {
            player: number;
            decision: number;
            /** @enum {unknown} */
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
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                answer:
                  | {
                      /** @constant */
                      form: 'action';
                      action:
                        | {
                            /** @constant */
                            do: 'pass';
                          }
                        | {
                            /** @constant */
                            do: 'play land';
                            object: number;
                          }
                        | {
                            /** @constant */
                            do: 'cast';
                            object: number;
                            /** @enum {unknown} */
                            via: 'hand' | 'flashback';
                          }
                        | {
                            /** @constant */
                            do: 'activate';
                            object: number;
                            ability: string;
                          }
                        | {
                            /** @constant */
                            do: 'pay';
                          }
                        | {
                            /** @constant */
                            do: 'cancel';
                          };
                    }
                  | {
                      /** @constant */
                      form: 'select';
                      chosen: (
                        | {
                            /** @constant */
                            is: 'object';
                            id: number;
                          }
                        | {
                            /** @constant */
                            is: 'player';
                            id: number;
                          }
                      )[];
                    }
                  | {
                      /** @constant */
                      form: 'pick';
                      keys: string[];
                    }
                  | {
                      /** @constant */
                      form: 'number';
                      value: number;
                    }
                  | {
                      /** @constant */
                      form: 'order';
                      keys: string[];
                    }
                  | {
                      /** @constant */
                      form: 'divide';
                      shares: {
                        to:
                          | {
                              /** @constant */
                              is: 'object';
                              id: number;
                            }
                          | {
                              /** @constant */
                              is: 'player';
                              id: number;
                            };
                        amount: number;
                      }[];
                    }
                  | {
                      /** @constant */
                      form: 'attack';
                      attacks: {
                        attacker: number;
                        defender:
                          | {
                              /** @constant */
                              is: 'object';
                              id: number;
                            }
                          | {
                              /** @constant */
                              is: 'player';
                              id: number;
                            };
                      }[];
                    }
                  | {
                      /** @constant */
                      form: 'block';
                      blocks: {
                        blocker: number;
                        attacker: number;
                      }[];
                    }
                  | {
                      /** @constant */
                      form: 'damage';
                      assignments: {
                        from: number;
                        to:
                          | {
                              /** @constant */
                              is: 'object';
                              id: number;
                            }
                          | {
                              /** @constant */
                              is: 'player';
                              id: number;
                            };
                        amount: number;
                      }[];
                    }
                  | {
                      /** @constant */
                      form: 'spend';
                      mana: ('W' | 'U' | 'B' | 'R' | 'G' | 'C')[];
                    };
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'DecisionMade.v2': {
      /** @constant */
      type: 'DecisionMade';
      data:
        | {
            player: number;
            decision: number;
            /** @enum {unknown} */
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
            seenBy: number;
            answer:
              | {
                  /** @constant */
                  form: 'action';
                  action:
                    | {
                        /** @constant */
                        do: 'pass';
                      }
                    | {
                        /** @constant */
                        do: 'play land';
                        object: number;
                        by: string | null;
                        face: number;
                      }
                    | {
                        /** @constant */
                        do: 'cast';
                        object: number;
                        via: string;
                        by: string | null;
                        ability: string | null;
                        face: number;
                      }
                    | {
                        /** @constant */
                        do: 'activate';
                        object: number;
                        ability: string;
                      }
                    | {
                        /** @constant */
                        do: 'pay';
                      }
                    | {
                        /** @constant */
                        do: 'special';
                        object: number;
                        action: string;
                      }
                    | {
                        /** @constant */
                        do: 'cancel';
                      };
                }
              | {
                  /** @constant */
                  form: 'select';
                  chosen: (
                    | {
                        /** @constant */
                        is: 'object';
                        id: number;
                      }
                    | {
                        /** @constant */
                        is: 'player';
                        id: number;
                      }
                  )[];
                }
              | {
                  /** @constant */
                  form: 'pick';
                  keys: string[];
                }
              | {
                  /** @constant */
                  form: 'number';
                  value: number;
                }
              | {
                  /** @constant */
                  form: 'order';
                  keys: string[];
                }
              | {
                  /** @constant */
                  form: 'divide';
                  shares: {
                    to:
                      | {
                          /** @constant */
                          is: 'object';
                          id: number;
                        }
                      | {
                          /** @constant */
                          is: 'player';
                          id: number;
                        };
                    amount: number;
                  }[];
                }
              | {
                  /** @constant */
                  form: 'attack';
                  attacks: {
                    attacker: number;
                    defender:
                      | {
                          /** @constant */
                          is: 'object';
                          id: number;
                        }
                      | {
                          /** @constant */
                          is: 'player';
                          id: number;
                        };
                  }[];
                }
              | {
                  /** @constant */
                  form: 'block';
                  blocks: {
                    blocker: number;
                    attacker: number;
                  }[];
                }
              | {
                  /** @constant */
                  form: 'damage';
                  assignments: {
                    from: number;
                    to:
                      | {
                          /** @constant */
                          is: 'object';
                          id: number;
                        }
                      | {
                          /** @constant */
                          is: 'player';
                          id: number;
                        };
                    amount: number;
                  }[];
                }
              | {
                  /** @constant */
                  form: 'spend';
                  mana: ('W' | 'U' | 'B' | 'R' | 'G' | 'C')[];
                }
              | {
                  /** @constant */
                  form: 'adjudicate';
                  actions: Record<string, never>[];
                };
          }
        | {
            player: number;
            decision: number;
            /** @enum {unknown} */
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
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                answer:
                  | {
                      /** @constant */
                      form: 'action';
                      action:
                        | {
                            /** @constant */
                            do: 'pass';
                          }
                        | {
                            /** @constant */
                            do: 'play land';
                            object: number;
                            by: string | null;
                            face: number;
                          }
                        | {
                            /** @constant */
                            do: 'cast';
                            object: number;
                            via: string;
                            by: string | null;
                            ability: string | null;
                            face: number;
                          }
                        | {
                            /** @constant */
                            do: 'activate';
                            object: number;
                            ability: string;
                          }
                        | {
                            /** @constant */
                            do: 'pay';
                          }
                        | {
                            /** @constant */
                            do: 'special';
                            object: number;
                            action: string;
                          }
                        | {
                            /** @constant */
                            do: 'cancel';
                          };
                    }
                  | {
                      /** @constant */
                      form: 'select';
                      chosen: (
                        | {
                            /** @constant */
                            is: 'object';
                            id: number;
                          }
                        | {
                            /** @constant */
                            is: 'player';
                            id: number;
                          }
                      )[];
                    }
                  | {
                      /** @constant */
                      form: 'pick';
                      keys: string[];
                    }
                  | {
                      /** @constant */
                      form: 'number';
                      value: number;
                    }
                  | {
                      /** @constant */
                      form: 'order';
                      keys: string[];
                    }
                  | {
                      /** @constant */
                      form: 'divide';
                      shares: {
                        to:
                          | {
                              /** @constant */
                              is: 'object';
                              id: number;
                            }
                          | {
                              /** @constant */
                              is: 'player';
                              id: number;
                            };
                        amount: number;
                      }[];
                    }
                  | {
                      /** @constant */
                      form: 'attack';
                      attacks: {
                        attacker: number;
                        defender:
                          | {
                              /** @constant */
                              is: 'object';
                              id: number;
                            }
                          | {
                              /** @constant */
                              is: 'player';
                              id: number;
                            };
                      }[];
                    }
                  | {
                      /** @constant */
                      form: 'block';
                      blocks: {
                        blocker: number;
                        attacker: number;
                      }[];
                    }
                  | {
                      /** @constant */
                      form: 'damage';
                      assignments: {
                        from: number;
                        to:
                          | {
                              /** @constant */
                              is: 'object';
                              id: number;
                            }
                          | {
                              /** @constant */
                              is: 'player';
                              id: number;
                            };
                        amount: number;
                      }[];
                    }
                  | {
                      /** @constant */
                      form: 'spend';
                      mana: ('W' | 'U' | 'B' | 'R' | 'G' | 'C')[];
                    }
                  | {
                      /** @constant */
                      form: 'adjudicate';
                      actions: Record<string, never>[];
                    };
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'ActionTakenBack.v1': {
      /** @constant */
      type: 'ActionTakenBack';
      data: {
        player: number;
        decision: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'ActionReversed.v1': {
      /** @constant */
      type: 'ActionReversed';
      data: {
        to: number;
        /** @enum {unknown} */
        reason: 'illegal action' | 'cancelled' | 'ruling' | 'agreement' | 'engine-changed';
        detail: string;
      };
      envelope: components['schemas']['envelope'];
    };
    'RewindRequested.v1': {
      /** @constant */
      type: 'RewindRequested';
      data: {
        player: number;
        to: number;
        reason: string;
      };
      envelope: components['schemas']['envelope'];
    };
    'RewindVoted.v1': {
      /** @constant */
      type: 'RewindVoted';
      data: {
        player: number;
        request: number;
        /** @enum {unknown} */
        vote: 'consent' | 'refuse';
      };
      envelope: components['schemas']['envelope'];
    };
    'DrawOffered.v1': {
      /** @constant */
      type: 'DrawOffered';
      data: {
        player: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'DrawVoted.v1': {
      /** @constant */
      type: 'DrawVoted';
      data: {
        player: number;
        offer: number;
        /** @enum {unknown} */
        vote: 'consent' | 'refuse';
      };
      envelope: components['schemas']['envelope'];
    };
    'RulingGiven.v1': {
      /** @constant */
      type: 'RulingGiven';
      data: {
        judge: string;
        about: number | null;
        ruling: string;
        seen: string[];
      };
      envelope: components['schemas']['envelope'];
    };
    'Adjudicated.v1': {
      /** @constant */
      type: 'Adjudicated';
      data: {
        object: number;
        card: string;
        clause: number;
        player: number;
        /** @enum {unknown} */
        by: 'players' | 'judge';
        objections: number;
        ruling: string;
      };
      envelope: components['schemas']['envelope'];
    };
    'ShortcutProposed.v1': {
      /** @constant */
      type: 'ShortcutProposed';
      data: {
        player: number;
        choices: {
          player: number;
          answer:
            | {
                /** @constant */
                form: 'action';
                action:
                  | {
                      /** @constant */
                      do: 'pass';
                    }
                  | {
                      /** @constant */
                      do: 'play land';
                      object: number;
                      by: string | null;
                      face: number;
                    }
                  | {
                      /** @constant */
                      do: 'cast';
                      object: number;
                      via: string;
                      by: string | null;
                      ability: string | null;
                      face: number;
                    }
                  | {
                      /** @constant */
                      do: 'activate';
                      object: number;
                      ability: string;
                    }
                  | {
                      /** @constant */
                      do: 'pay';
                    }
                  | {
                      /** @constant */
                      do: 'special';
                      object: number;
                      action: string;
                    }
                  | {
                      /** @constant */
                      do: 'cancel';
                    };
              }
            | {
                /** @constant */
                form: 'select';
                chosen: (
                  | {
                      /** @constant */
                      is: 'object';
                      id: number;
                    }
                  | {
                      /** @constant */
                      is: 'player';
                      id: number;
                    }
                )[];
              }
            | {
                /** @constant */
                form: 'pick';
                keys: string[];
              }
            | {
                /** @constant */
                form: 'number';
                value: number;
              }
            | {
                /** @constant */
                form: 'order';
                keys: string[];
              }
            | {
                /** @constant */
                form: 'divide';
                shares: {
                  to:
                    | {
                        /** @constant */
                        is: 'object';
                        id: number;
                      }
                    | {
                        /** @constant */
                        is: 'player';
                        id: number;
                      };
                  amount: number;
                }[];
              }
            | {
                /** @constant */
                form: 'attack';
                attacks: {
                  attacker: number;
                  defender:
                    | {
                        /** @constant */
                        is: 'object';
                        id: number;
                      }
                    | {
                        /** @constant */
                        is: 'player';
                        id: number;
                      };
                }[];
              }
            | {
                /** @constant */
                form: 'block';
                blocks: {
                  blocker: number;
                  attacker: number;
                }[];
              }
            | {
                /** @constant */
                form: 'damage';
                assignments: {
                  from: number;
                  to:
                    | {
                        /** @constant */
                        is: 'object';
                        id: number;
                      }
                    | {
                        /** @constant */
                        is: 'player';
                        id: number;
                      };
                  amount: number;
                }[];
              }
            | {
                /** @constant */
                form: 'spend';
                mana: ('W' | 'U' | 'B' | 'R' | 'G' | 'C')[];
              }
            | {
                /** @constant */
                form: 'adjudicate';
                actions: Record<string, never>[];
              };
        }[];
      };
      envelope: components['schemas']['envelope'];
    };
    'ShortcutAccepted.v1': {
      /** @constant */
      type: 'ShortcutAccepted';
      data: {
        player: number;
        proposal: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'ShortcutShortened.v1': {
      /** @constant */
      type: 'ShortcutShortened';
      data: {
        player: number;
        proposal: number;
        at: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'TurnBegan.v1': {
      /** @constant */
      type: 'TurnBegan';
      data: {
        player: number;
        number: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'StepBegan.v1': {
      /** @constant */
      type: 'StepBegan';
      data: {
        /** @enum {unknown} */
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
      };
      envelope: components['schemas']['envelope'];
    };
    'PriorityPassed.v1': {
      /** @constant */
      type: 'PriorityPassed';
      data: {
        player: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'LandPlayed.v1': {
      /** @constant */
      type: 'LandPlayed';
      data: {
        player: number;
        object: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'PermanentsUntapped.v1': {
      /** @constant */
      type: 'PermanentsUntapped';
      data: {
        objects: number[];
      };
      envelope: components['schemas']['envelope'];
    };
    'DamageWoreOff.v1': {
      /** @constant */
      type: 'DamageWoreOff';
      data: Record<string, never>;
      envelope: components['schemas']['envelope'];
    };
    'ExtraTurnAdded.v1': {
      /** @constant */
      type: 'ExtraTurnAdded';
      data: {
        player: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'BoundToExtraTurn.v1': {
      /** @constant */
      type: 'BoundToExtraTurn';
      data: {
        delayed: number | null;
        skip: number | null;
        added: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'StepsAdded.v1': {
      /** @constant */
      type: 'StepsAdded';
      data: {
        at: number;
        phase: number | null;
        steps: (
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
      };
      envelope: components['schemas']['envelope'];
    };
    'SkipBegan.v1': {
      /** @constant */
      type: 'SkipBegan';
      data: {
        skip: number;
        player: number;
        /** @enum {unknown} */
        what:
          | 'turn'
          | 'beginning phase'
          | 'main phase'
          | 'combat phase'
          | 'ending phase'
          | 'untap'
          | 'upkeep'
          | 'draw'
          | 'end';
        thisTurn: boolean;
      };
      envelope: components['schemas']['envelope'];
    };
    'Skipped.v1': {
      /** @constant */
      type: 'Skipped';
      data: {
        player: number;
        /** @enum {unknown} */
        what:
          | 'turn'
          | 'beginning phase'
          | 'main phase'
          | 'combat phase'
          | 'ending phase'
          | 'untap'
          | 'upkeep'
          | 'draw'
          | 'end';
        skip: number | null;
        at: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'TurnCutShort.v1': {
      /** @constant */
      type: 'TurnCutShort';
      data: {
        /** @enum {unknown} */
        to: 'cleanup' | 'next phase';
      };
      envelope: components['schemas']['envelope'];
    };
    'ObjectMoved.v1': {
      /** @constant */
      type: 'ObjectMoved';
      data:
        | {
            object: number;
            becomes: number;
            /** @enum {unknown} */
            from: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside' | 'ante';
            /** @enum {unknown} */
            to: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside' | 'ante';
            position: number;
            /** @enum {unknown} */
            manner:
              | 'draw'
              | 'discard'
              | 'mill'
              | 'play'
              | 'cast'
              | 'resolve'
              | 'destroy'
              | 'sacrifice'
              | 'exile'
              | 'return'
              | 'put'
              | 'counter'
              | 'search'
              | 'state-based'
              | 'mulligan'
              | 'no legal targets';
            controller: number;
            tapped: boolean;
            counters: {
              kind: string;
              count: number;
            }[];
            attachTo: number | null;
            group: number;
            seenBy: number;
            card: number;
          }
        | {
            object: number;
            becomes: number;
            /** @enum {unknown} */
            from: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside' | 'ante';
            /** @enum {unknown} */
            to: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside' | 'ante';
            position: number;
            /** @enum {unknown} */
            manner:
              | 'draw'
              | 'discard'
              | 'mill'
              | 'play'
              | 'cast'
              | 'resolve'
              | 'destroy'
              | 'sacrifice'
              | 'exile'
              | 'return'
              | 'put'
              | 'counter'
              | 'search'
              | 'state-based'
              | 'mulligan'
              | 'no legal targets';
            controller: number;
            tapped: boolean;
            counters: {
              kind: string;
              count: number;
            }[];
            attachTo: number | null;
            group: number;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                card: number;
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'ObjectMoved.v2': {
      /** @constant */
      type: 'ObjectMoved';
      data:
        | {
            object: number;
            becomes: number;
            /** @enum {unknown} */
            from: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside' | 'ante';
            /** @enum {unknown} */
            to: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside' | 'ante';
            position: number;
            /** @enum {unknown} */
            manner:
              | 'draw'
              | 'discard'
              | 'mill'
              | 'play'
              | 'cast'
              | 'resolve'
              | 'destroy'
              | 'sacrifice'
              | 'exile'
              | 'return'
              | 'put'
              | 'counter'
              | 'search'
              | 'state-based'
              | 'mulligan'
              | 'no legal targets';
            controller: number;
            tapped: boolean;
            counters: {
              kind: string;
              count: number;
            }[];
            attachTo: number | null;
            group: number;
            face: number;
            faceDown: string | null;
            copy: string | null;
            other: number | null;
            seenBy: number;
            card: number;
          }
        | {
            object: number;
            becomes: number;
            /** @enum {unknown} */
            from: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside' | 'ante';
            /** @enum {unknown} */
            to: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside' | 'ante';
            position: number;
            /** @enum {unknown} */
            manner:
              | 'draw'
              | 'discard'
              | 'mill'
              | 'play'
              | 'cast'
              | 'resolve'
              | 'destroy'
              | 'sacrifice'
              | 'exile'
              | 'return'
              | 'put'
              | 'counter'
              | 'search'
              | 'state-based'
              | 'mulligan'
              | 'no legal targets';
            controller: number;
            tapped: boolean;
            counters: {
              kind: string;
              count: number;
            }[];
            attachTo: number | null;
            group: number;
            face: number;
            faceDown: string | null;
            copy: string | null;
            other: number | null;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                card: number;
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'ObjectMoved.v3': {
      /** @constant */
      type: 'ObjectMoved';
      data:
        | {
            object: number;
            becomes: number;
            /** @enum {unknown} */
            from: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside' | 'ante';
            /** @enum {unknown} */
            to: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside' | 'ante';
            position: number;
            /** @enum {unknown} */
            manner:
              | 'draw'
              | 'discard'
              | 'mill'
              | 'play'
              | 'cast'
              | 'resolve'
              | 'destroy'
              | 'sacrifice'
              | 'exile'
              | 'return'
              | 'put'
              | 'counter'
              | 'search'
              | 'state-based'
              | 'mulligan'
              | 'no legal targets';
            controller: number;
            tapped: boolean;
            counters: {
              kind: string;
              count: number;
            }[];
            attachTo: number | null;
            group: number;
            face: number;
            faceDown: string | null;
            copy: string | null;
            other: number | null;
            seenBy: number;
            card: number;
            inHand: number;
          }
        | {
            object: number;
            becomes: number;
            /** @enum {unknown} */
            from: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside' | 'ante';
            /** @enum {unknown} */
            to: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside' | 'ante';
            position: number;
            /** @enum {unknown} */
            manner:
              | 'draw'
              | 'discard'
              | 'mill'
              | 'play'
              | 'cast'
              | 'resolve'
              | 'destroy'
              | 'sacrifice'
              | 'exile'
              | 'return'
              | 'put'
              | 'counter'
              | 'search'
              | 'state-based'
              | 'mulligan'
              | 'no legal targets';
            controller: number;
            tapped: boolean;
            counters: {
              kind: string;
              count: number;
            }[];
            attachTo: number | null;
            group: number;
            face: number;
            faceDown: string | null;
            copy: string | null;
            other: number | null;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                card: number;
                inHand: number;
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'ComponentMoved.v1': {
      /** @constant */
      type: 'ComponentMoved';
      data: {
        permanent: number;
        component: number;
        becomes: number;
        /** @enum {unknown} */
        to: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside' | 'ante';
        position: number;
        card: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'ObjectsArranged.v1': {
      /** @constant */
      type: 'ObjectsArranged';
      data: {
        player: number;
        objects: number[];
      };
      envelope: components['schemas']['envelope'];
    };
    'TokensCreated.v1': {
      /** @constant */
      type: 'TokensCreated';
      data: {
        player: number;
        count: number;
        first: number;
        description: string;
        tapped: boolean;
        counters: {
          kind: string;
          count: number;
        }[];
      };
      envelope: components['schemas']['envelope'];
    };
    'TokensCreated.v2': {
      /** @constant */
      type: 'TokensCreated';
      data: {
        player: number;
        controller: number;
        count: number;
        first: number;
        description: string;
        tapped: boolean;
        counters: {
          kind: string;
          count: number;
        }[];
        face: number;
        copy: string | null;
        attachTo: number | null;
      };
      envelope: components['schemas']['envelope'];
    };
    'EmblemCreated.v1': {
      /** @constant */
      type: 'EmblemCreated';
      data: {
        object: number;
        player: number;
        description: string;
      };
      envelope: components['schemas']['envelope'];
    };
    'ObjectCeasedToExist.v1': {
      /** @constant */
      type: 'ObjectCeasedToExist';
      data: {
        object: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'CardsRevealed.v1': {
      /** @constant */
      type: 'CardsRevealed';
      data: {
        player: number;
        objects: number[];
        cards: number[];
      };
      envelope: components['schemas']['envelope'];
    };
    'CardsLookedAt.v1': {
      /** @constant */
      type: 'CardsLookedAt';
      data:
        | {
            player: number;
            objects: number[];
            seenBy: number;
            cards: number[];
          }
        | {
            player: number;
            objects: number[];
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                cards: number[];
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'CardsLookedAt.v2': {
      /** @constant */
      type: 'CardsLookedAt';
      data:
        | {
            player: number;
            count: number;
            seenBy: number;
            objects: number[];
            cards: number[];
          }
        | {
            player: number;
            count: number;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                objects: number[];
                cards: number[];
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'DrawnCardsTakenUp.v1': {
      /** @constant */
      type: 'DrawnCardsTakenUp';
      data:
        | {
            player: number;
            objects: number[];
            seenBy: number;
            cards: number[];
          }
        | {
            player: number;
            objects: number[];
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                cards: number[];
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'DrawnCardsTakenUp.v2': {
      /** @constant */
      type: 'DrawnCardsTakenUp';
      data:
        | {
            player: number;
            count: number;
            seenBy: number;
            objects: number[];
            cards: number[];
          }
        | {
            player: number;
            count: number;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                objects: number[];
                cards: number[];
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'CardsRenumbered.v1': {
      /** @constant */
      type: 'CardsRenumbered';
      data:
        | {
            player: number;
            /** @enum {unknown} */
            zone: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside' | 'ante';
            count: number;
            first: number;
            seenBy: number;
            objects: number[];
            cards: number[];
          }
        | {
            player: number;
            /** @enum {unknown} */
            zone: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside' | 'ante';
            count: number;
            first: number;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                objects: number[];
                cards: number[];
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'CardsChosenAtRandom.v1': {
      /** @constant */
      type: 'CardsChosenAtRandom';
      data: {
        player: number;
        objects: number[];
        draws: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'LibraryOrdered.v1': {
      /** @constant */
      type: 'LibraryOrdered';
      data:
        | {
            player: number;
            top: number[];
            bottom: number[];
            first: number;
            seenBy: number;
            order: number[];
          }
        | {
            player: number;
            top: number[];
            bottom: number[];
            first: number;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                order: number[];
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'LibraryOrdered.v2': {
      /** @constant */
      type: 'LibraryOrdered';
      data:
        | {
            player: number;
            toTop: number;
            toBottom: number;
            first: number;
            seenBy: number;
            top: number[];
            bottom: number[];
            order: number[];
          }
        | {
            player: number;
            toTop: number;
            toBottom: number;
            first: number;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                top: number[];
                bottom: number[];
                order: number[];
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'UnknownCardsRandomised.v1': {
      /** @constant */
      type: 'UnknownCardsRandomised';
      data:
        | {
            player: number;
            first: number;
            draws: number;
            seenBy: number;
            positions: number[];
            order: number[];
          }
        | {
            player: number;
            first: number;
            draws: number;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                positions: number[];
                order: number[];
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'CardCopied.v1': {
      /** @constant */
      type: 'CardCopied';
      data: {
        object: number;
        original: number;
        player: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'PrepareSpellCopied.v1': {
      /** @constant */
      type: 'PrepareSpellCopied';
      data: {
        object: number;
        original: number;
        player: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'DrawFailed.v1': {
      /** @constant */
      type: 'DrawFailed';
      data: {
        player: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'AbilityPutOnStack.v1': {
      /** @constant */
      type: 'AbilityPutOnStack';
      data: {
        object: number;
        ability: string;
        source: number;
        controller: number;
        triggered: number | null;
      };
      envelope: components['schemas']['envelope'];
    };
    'ModesChosen.v1': {
      /** @constant */
      type: 'ModesChosen';
      data: {
        object: number;
        modes: number[];
      };
      envelope: components['schemas']['envelope'];
    };
    'CastingMethodChosen.v1': {
      /** @constant */
      type: 'CastingMethodChosen';
      data: {
        object: number;
        via: string;
        by: string | null;
        ability: string | null;
      };
      envelope: components['schemas']['envelope'];
    };
    'CastingMethodChosen.v2': {
      /** @constant */
      type: 'CastingMethodChosen';
      data:
        | {
            object: number;
            via: string;
            seenBy: number;
            by: string | null;
            ability: string | null;
          }
        | {
            object: number;
            via: string;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                by: string | null;
                ability: string | null;
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'CostsAnnounced.v1': {
      /** @constant */
      type: 'CostsAnnounced';
      data: {
        object: number;
        /** @enum {unknown} */
        via: 'hand' | 'flashback';
        kicked: number;
        x: number;
        hybrid: string[];
      };
      envelope: components['schemas']['envelope'];
    };
    'CostsAnnounced.v2': {
      /** @constant */
      type: 'CostsAnnounced';
      data: {
        object: number;
        via: string;
        paid: {
          cost: string;
          which: number;
          times: number;
        }[];
        x: number;
        hybrid: string[];
      };
      envelope: components['schemas']['envelope'];
    };
    'TargetsChosen.v1': {
      /** @constant */
      type: 'TargetsChosen';
      data: {
        object: number;
        targets: (
          | {
              /** @constant */
              is: 'object';
              id: number;
            }
          | {
              /** @constant */
              is: 'player';
              id: number;
            }
        )[][];
      };
      envelope: components['schemas']['envelope'];
    };
    'DivisionAnnounced.v1': {
      /** @constant */
      type: 'DivisionAnnounced';
      data: {
        object: number;
        division: number[][];
      };
      envelope: components['schemas']['envelope'];
    };
    'TotalCostDetermined.v1': {
      /** @constant */
      type: 'TotalCostDetermined';
      data: {
        object: number;
        mana: string[];
      };
      envelope: components['schemas']['envelope'];
    };
    'SpellCast.v1': {
      /** @constant */
      type: 'SpellCast';
      data: {
        object: number;
        player: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'AbilityActivated.v1': {
      /** @constant */
      type: 'AbilityActivated';
      data: {
        object: number;
        player: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'SpecialActionTaken.v1': {
      /** @constant */
      type: 'SpecialActionTaken';
      data: {
        object: number;
        player: number;
        ability: string;
      };
      envelope: components['schemas']['envelope'];
    };
    'SpecialActionTaken.v2': {
      /** @constant */
      type: 'SpecialActionTaken';
      data:
        | {
            object: number;
            player: number;
            seenBy: number;
            ability: string;
          }
        | {
            object: number;
            player: number;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                ability: string;
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'ManaAbilityActivated.v1': {
      /** @constant */
      type: 'ManaAbilityActivated';
      data: {
        source: number;
        player: number;
        ability: string;
      };
      envelope: components['schemas']['envelope'];
    };
    'AbilityTriggered.v1': {
      /** @constant */
      type: 'AbilityTriggered';
      data: {
        trigger: number;
        ability: string;
        source: number;
        controller: number;
        delayed: number | null;
        context: {
          object: number;
          player: number | null;
          amount: number;
        };
      };
      envelope: components['schemas']['envelope'];
    };
    'AbilityTriggered.v2': {
      /** @constant */
      type: 'AbilityTriggered';
      data: {
        trigger: number;
        ability: string;
        source: number;
        controller: number;
        delayed: number | null;
        context: {
          object: number;
          player: number | null;
          amount: number;
          others: number[];
        };
      };
      envelope: components['schemas']['envelope'];
    };
    'TriggerRemoved.v1': {
      /** @constant */
      type: 'TriggerRemoved';
      data: {
        trigger: number;
        /** @enum {unknown} */
        why: 'condition' | 'no legal choice' | 'resolved' | 'source';
      };
      envelope: components['schemas']['envelope'];
    };
    'DelayedTriggerCreated.v1': {
      /** @constant */
      type: 'DelayedTriggerCreated';
      data: {
        delayed: number;
        ability: string;
        source: number;
        controller: number;
        kept: number[];
        lasting: boolean;
      };
      envelope: components['schemas']['envelope'];
    };
    'DelayedTriggerCreated.v2': {
      /** @constant */
      type: 'DelayedTriggerCreated';
      data: {
        delayed: number;
        ability: string;
        source: number;
        controller: number;
        kept: number[];
        lasting: boolean;
        until:
          | (
              | 'this turn'
              | 'until your next turn'
              | 'until end of combat'
              | 'as long as this remains on the battlefield'
              | 'as long as you control this'
              | 'rest of the game'
              | 'until end of your next turn'
              | 'until your next upkeep'
              | 'until your next end step'
              | 'as long as you control it'
              | "through its controller's next untap step"
              | 'as long as it is suspected'
              | 'until a player planeswalks'
              | 'as long as this remains tapped'
              | 'as long as you control this tapped'
              | "during that player's next turn"
              | 'until you exile another card with this'
              | 'until this is cast from exile'
              | 'as long as it is so'
            )
          | null;
        context: {
          object: number;
          player: number | null;
          amount: number;
          others: number[];
        } | null;
      };
      envelope: components['schemas']['envelope'];
    };
    'DelayedTriggerEnded.v1': {
      /** @constant */
      type: 'DelayedTriggerEnded';
      data: {
        delayed: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'ResolutionBegan.v1': {
      /** @constant */
      type: 'ResolutionBegan';
      data: {
        object: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'ResolutionFailed.v1': {
      /** @constant */
      type: 'ResolutionFailed';
      data: {
        object: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'SpellCountered.v1': {
      /** @constant */
      type: 'SpellCountered';
      data: {
        object: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'SpellCopied.v1': {
      /** @constant */
      type: 'SpellCopied';
      data: {
        object: number;
        original: number;
        controller: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'TargetsChanged.v1': {
      /** @constant */
      type: 'TargetsChanged';
      data: {
        object: number;
        targets: (
          | {
              /** @constant */
              is: 'object';
              id: number;
            }
          | {
              /** @constant */
              is: 'player';
              id: number;
            }
        )[][];
        because: number | null;
      };
      envelope: components['schemas']['envelope'];
    };
    'AbilityRemovedFromStack.v1': {
      /** @constant */
      type: 'AbilityRemovedFromStack';
      data: {
        object: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'AbilityUsed.v1': {
      /** @constant */
      type: 'AbilityUsed';
      data: {
        source: number;
        ability: string;
      };
      envelope: components['schemas']['envelope'];
    };
    'Tapped.v1': {
      /** @constant */
      type: 'Tapped';
      data: {
        object: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'Untapped.v1': {
      /** @constant */
      type: 'Untapped';
      data: {
        object: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'PermanentsPhased.v1': {
      /** @constant */
      type: 'PermanentsPhased';
      data: {
        out: {
          object: number;
          with: number;
        }[];
        in: number[];
      };
      envelope: components['schemas']['envelope'];
    };
    'CountersPut.v1': {
      /** @constant */
      type: 'CountersPut';
      data: {
        object: number;
        kind: string;
        count: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'CountersRemoved.v1': {
      /** @constant */
      type: 'CountersRemoved';
      data: {
        object: number;
        kind: string;
        count: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'Attached.v1': {
      /** @constant */
      type: 'Attached';
      data: {
        object: number;
        to: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'Unattached.v1': {
      /** @constant */
      type: 'Unattached';
      data: {
        object: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'ControlChanged.v1': {
      /** @constant */
      type: 'ControlChanged';
      data: {
        object: number;
        from: number;
        to: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'Destroyed.v1': {
      /** @constant */
      type: 'Destroyed';
      data: {
        object: number;
        toughness: number;
        damage: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'Regenerated.v1': {
      /** @constant */
      type: 'Regenerated';
      data: {
        object: number;
        shield: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'DamageMarkRemoved.v1': {
      /** @constant */
      type: 'DamageMarkRemoved';
      data: {
        object: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'DamageDealtToPermanent.v1': {
      /** @constant */
      type: 'DamageDealtToPermanent';
      data: {
        source: number;
        object: number;
        amount: number;
        marked: number;
        combat: boolean;
        deathtouch: boolean;
      };
      envelope: components['schemas']['envelope'];
    };
    'DamageDealtToPlayer.v1': {
      /** @constant */
      type: 'DamageDealtToPlayer';
      data: {
        source: number;
        player: number;
        amount: number;
        combat: boolean;
      };
      envelope: components['schemas']['envelope'];
    };
    'LifeGained.v1': {
      /** @constant */
      type: 'LifeGained';
      data: {
        player: number;
        amount: number;
        life: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'LifeLost.v1': {
      /** @constant */
      type: 'LifeLost';
      data: {
        player: number;
        amount: number;
        life: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'AdditionalLandsAllowed.v1': {
      /** @constant */
      type: 'AdditionalLandsAllowed';
      data: {
        player: number;
        count: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'PlayerCountersPut.v1': {
      /** @constant */
      type: 'PlayerCountersPut';
      data: {
        player: number;
        kind: string;
        count: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'ManaAdded.v1': {
      /** @constant */
      type: 'ManaAdded';
      data: {
        player: number;
        mana: ('W' | 'U' | 'B' | 'R' | 'G' | 'C')[];
        first: number;
        source: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'ManaAdded.v2': {
      /** @constant */
      type: 'ManaAdded';
      data: {
        player: number;
        mana: ('W' | 'U' | 'B' | 'R' | 'G' | 'C')[];
        first: number;
        source: number;
        instruction: string | null;
      };
      envelope: components['schemas']['envelope'];
    };
    'ManaSpent.v1': {
      /** @constant */
      type: 'ManaSpent';
      data: {
        player: number;
        mana: {
          unit: number;
          /** @enum {unknown} */
          type: 'W' | 'U' | 'B' | 'R' | 'G' | 'C';
        }[];
        on: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'ManaEmptied.v1': {
      /** @constant */
      type: 'ManaEmptied';
      data: {
        player: number;
        mana: ('W' | 'U' | 'B' | 'R' | 'G' | 'C')[];
      };
      envelope: components['schemas']['envelope'];
    };
    'ManaEmptied.v2': {
      /** @constant */
      type: 'ManaEmptied';
      data: {
        player: number;
        mana: ('W' | 'U' | 'B' | 'R' | 'G' | 'C')[];
        kept: number[];
      };
      envelope: components['schemas']['envelope'];
    };
    'ManaBecameColorless.v1': {
      /** @constant */
      type: 'ManaBecameColorless';
      data: {
        player: number;
        units: number[];
      };
      envelope: components['schemas']['envelope'];
    };
    'AttackersDeclared.v1': {
      /** @constant */
      type: 'AttackersDeclared';
      data: {
        attacks: {
          attacker: number;
          defender:
            | {
                /** @constant */
                is: 'object';
                id: number;
              }
            | {
                /** @constant */
                is: 'player';
                id: number;
              };
        }[];
      };
      envelope: components['schemas']['envelope'];
    };
    'PutOntoBattlefieldAttacking.v1': {
      /** @constant */
      type: 'PutOntoBattlefieldAttacking';
      data: {
        object: number;
        defender:
          | {
              /** @constant */
              is: 'object';
              id: number;
            }
          | {
              /** @constant */
              is: 'player';
              id: number;
            };
      };
      envelope: components['schemas']['envelope'];
    };
    'BlockersDeclared.v1': {
      /** @constant */
      type: 'BlockersDeclared';
      data: {
        blocks: {
          blocker: number;
          attacker: number;
        }[];
      };
      envelope: components['schemas']['envelope'];
    };
    'CombatDamageAssigned.v1': {
      /** @constant */
      type: 'CombatDamageAssigned';
      data: {
        assignments: {
          from: number;
          to:
            | {
                /** @constant */
                is: 'object';
                id: number;
              }
            | {
                /** @constant */
                is: 'player';
                id: number;
              };
          amount: number;
        }[];
        powers: {
          object: number;
          power: number;
        }[];
      };
      envelope: components['schemas']['envelope'];
    };
    'RemovedFromCombat.v1': {
      /** @constant */
      type: 'RemovedFromCombat';
      data: {
        object: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'CombatEnded.v1': {
      /** @constant */
      type: 'CombatEnded';
      data: Record<string, never>;
      envelope: components['schemas']['envelope'];
    };
    'BecameBlocked.v1': {
      /** @constant */
      type: 'BecameBlocked';
      data: {
        object: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'AttackReselected.v1': {
      /** @constant */
      type: 'AttackReselected';
      data: {
        object: number;
        defender:
          | {
              /** @constant */
              is: 'object';
              id: number;
            }
          | {
              /** @constant */
              is: 'player';
              id: number;
            };
      };
      envelope: components['schemas']['envelope'];
    };
    'BlockAdded.v1': {
      /** @constant */
      type: 'BlockAdded';
      data: {
        blocker: number;
        attacker: number;
        put: boolean;
      };
      envelope: components['schemas']['envelope'];
    };
    'StoppedBeingAttacked.v1': {
      /** @constant */
      type: 'StoppedBeingAttacked';
      data: {
        object: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'BandsFormed.v1': {
      /** @constant */
      type: 'BandsFormed';
      data: {
        bands: number[][];
      };
      envelope: components['schemas']['envelope'];
    };
    'ContinuousEffectBegan.v1': {
      /** @constant */
      type: 'ContinuousEffectBegan';
      data: {
        effect: number;
        instruction: string;
        source: number;
        controller: number;
        objects: number[];
        values: number[];
        /** @enum {unknown} */
        duration:
          | 'this turn'
          | 'until your next turn'
          | 'until end of combat'
          | 'as long as this remains on the battlefield'
          | 'as long as you control this'
          | 'rest of the game'
          | 'until end of your next turn'
          | 'until your next upkeep'
          | 'until your next end step'
          | 'as long as you control it'
          | "through its controller's next untap step"
          | 'as long as it is suspected'
          | 'until a player planeswalks'
          | 'as long as this remains tapped'
          | 'as long as you control this tapped'
          | "during that player's next turn"
          | 'until you exile another card with this'
          | 'until this is cast from exile'
          | 'as long as it is so';
      };
      envelope: components['schemas']['envelope'];
    };
    'ReplacementEffectBegan.v1': {
      /** @constant */
      type: 'ReplacementEffectBegan';
      data: {
        effect: number;
        /** @enum {unknown} */
        kind: 'regeneration' | 'prevention' | 'exile instead of dying' | 'exile instead of leaving';
        source: number;
        controller: number;
        recipients: (
          | {
              /** @constant */
              is: 'object';
              id: number;
            }
          | {
              /** @constant */
              is: 'player';
              id: number;
            }
        )[];
        amount: number | null;
        combatOnly: boolean;
        /** @enum {unknown} */
        duration:
          | 'this turn'
          | 'until your next turn'
          | 'until end of combat'
          | 'as long as this remains on the battlefield'
          | 'as long as you control this'
          | 'rest of the game'
          | 'until end of your next turn'
          | 'until your next upkeep'
          | 'until your next end step'
          | 'as long as you control it'
          | "through its controller's next untap step"
          | 'as long as it is suspected'
          | 'until a player planeswalks'
          | 'as long as this remains tapped'
          | 'as long as you control this tapped'
          | "during that player's next turn"
          | 'until you exile another card with this'
          | 'until this is cast from exile'
          | 'as long as it is so';
      };
      envelope: components['schemas']['envelope'];
    };
    'ReplacementEffectBegan.v2': {
      /** @constant */
      type: 'ReplacementEffectBegan';
      data: {
        effect: number;
        /** @enum {unknown} */
        kind: 'regeneration' | 'prevention' | 'exile instead of dying' | 'exile instead of leaving' | 'redirection';
        source: number;
        controller: number;
        recipients: (
          | {
              /** @constant */
              is: 'object';
              id: number;
            }
          | {
              /** @constant */
              is: 'player';
              id: number;
            }
        )[];
        amount: number | null;
        combatOnly: boolean;
        /** @enum {unknown} */
        duration:
          | 'this turn'
          | 'until your next turn'
          | 'until end of combat'
          | 'as long as this remains on the battlefield'
          | 'as long as you control this'
          | 'rest of the game'
          | 'until end of your next turn'
          | 'until your next upkeep'
          | 'until your next end step'
          | 'as long as you control it'
          | "through its controller's next untap step"
          | 'as long as it is suspected'
          | 'until a player planeswalks'
          | 'as long as this remains tapped'
          | 'as long as you control this tapped'
          | "during that player's next turn"
          | 'until you exile another card with this'
          | 'until this is cast from exile'
          | 'as long as it is so';
        redirectTo:
          | (
              | {
                  /** @constant */
                  is: 'object';
                  id: number;
                }
              | {
                  /** @constant */
                  is: 'player';
                  id: number;
                }
            )
          | null;
        from: number | null;
        instruction: string | null;
      };
      envelope: components['schemas']['envelope'];
    };
    'ReplacementEffectBegan.v3': {
      /** @constant */
      type: 'ReplacementEffectBegan';
      data: {
        effect: number;
        /** @enum {unknown} */
        kind: 'regeneration' | 'prevention' | 'exile instead of dying' | 'exile instead of leaving' | 'redirection';
        source: number;
        controller: number;
        recipients: (
          | {
              /** @constant */
              is: 'object';
              id: number;
            }
          | {
              /** @constant */
              is: 'player';
              id: number;
            }
        )[];
        amount: number | null;
        combatOnly: boolean;
        /** @enum {unknown} */
        duration:
          | 'this turn'
          | 'until your next turn'
          | 'until end of combat'
          | 'as long as this remains on the battlefield'
          | 'as long as you control this'
          | 'rest of the game'
          | 'until end of your next turn'
          | 'until your next upkeep'
          | 'until your next end step'
          | 'as long as you control it'
          | "through its controller's next untap step"
          | 'as long as it is suspected'
          | 'until a player planeswalks'
          | 'as long as this remains tapped'
          | 'as long as you control this tapped'
          | "during that player's next turn"
          | 'until you exile another card with this'
          | 'until this is cast from exile'
          | 'as long as it is so';
        redirectTo:
          | (
              | {
                  /** @constant */
                  is: 'object';
                  id: number;
                }
              | {
                  /** @constant */
                  is: 'player';
                  id: number;
                }
            )
          | null;
        from: number | null;
        instruction: string | null;
        onStack: number;
        targets: (
          | {
              /** @constant */
              is: 'object';
              id: number;
            }
          | {
              /** @constant */
              is: 'player';
              id: number;
            }
        )[][];
      };
      envelope: components['schemas']['envelope'];
    };
    'DamageRedirected.v1': {
      /** @constant */
      type: 'DamageRedirected';
      data: {
        effect: number;
        source: number;
        to:
          | {
              /** @constant */
              is: 'object';
              id: number;
            }
          | {
              /** @constant */
              is: 'player';
              id: number;
            };
        amount: number;
        redirectTo:
          | {
              /** @constant */
              is: 'object';
              id: number;
            }
          | {
              /** @constant */
              is: 'player';
              id: number;
            };
        left: number | null;
      };
      envelope: components['schemas']['envelope'];
    };
    'LastingReplacementBegan.v1': {
      /** @constant */
      type: 'LastingReplacementBegan';
      data: {
        effect: number;
        instruction: string;
        source: number;
        controller: number;
        kept: number[];
        /** @enum {unknown} */
        duration:
          | 'this turn'
          | 'until your next turn'
          | 'until end of combat'
          | 'as long as this remains on the battlefield'
          | 'as long as you control this'
          | 'rest of the game'
          | 'until end of your next turn'
          | 'until your next upkeep'
          | 'until your next end step'
          | 'as long as you control it'
          | "through its controller's next untap step"
          | 'as long as it is suspected'
          | 'until a player planeswalks'
          | 'as long as this remains tapped'
          | 'as long as you control this tapped'
          | "during that player's next turn"
          | 'until you exile another card with this'
          | 'until this is cast from exile'
          | 'as long as it is so';
      };
      envelope: components['schemas']['envelope'];
    };
    'LastingReplacementBegan.v2': {
      /** @constant */
      type: 'LastingReplacementBegan';
      data: {
        effect: number;
        instruction: string;
        source: number;
        controller: number;
        kept: number[];
        /** @enum {unknown} */
        duration:
          | 'this turn'
          | 'until your next turn'
          | 'until end of combat'
          | 'as long as this remains on the battlefield'
          | 'as long as you control this'
          | 'rest of the game'
          | 'until end of your next turn'
          | 'until your next upkeep'
          | 'until your next end step'
          | 'as long as you control it'
          | "through its controller's next untap step"
          | 'as long as it is suspected'
          | 'until a player planeswalks'
          | 'as long as this remains tapped'
          | 'as long as you control this tapped'
          | "during that player's next turn"
          | 'until you exile another card with this'
          | 'until this is cast from exile'
          | 'as long as it is so';
        onStack: number;
        targets: (
          | {
              /** @constant */
              is: 'object';
              id: number;
            }
          | {
              /** @constant */
              is: 'player';
              id: number;
            }
        )[][];
      };
      envelope: components['schemas']['envelope'];
    };
    'DamagePrevented.v1': {
      /** @constant */
      type: 'DamagePrevented';
      data: {
        effect: number;
        source: number;
        to:
          | {
              /** @constant */
              is: 'object';
              id: number;
            }
          | {
              /** @constant */
              is: 'player';
              id: number;
            };
        amount: number;
        left: number | null;
      };
      envelope: components['schemas']['envelope'];
    };
    'OccurrenceReplaced.v1': {
      /** @constant */
      type: 'OccurrenceReplaced';
      data: {
        source: number;
        ability: string | null;
        effect: number | null;
      };
      envelope: components['schemas']['envelope'];
    };
    'PermissionBegan.v1': {
      /** @constant */
      type: 'PermissionBegan';
      data: {
        effect: number;
        instruction: string;
        source: number;
        player: number;
        objects: number[];
        /** @enum {unknown} */
        duration:
          | 'this turn'
          | 'until your next turn'
          | 'until end of combat'
          | 'as long as this remains on the battlefield'
          | 'as long as you control this'
          | 'rest of the game'
          | 'until end of your next turn'
          | 'until your next upkeep'
          | 'until your next end step'
          | 'as long as you control it'
          | "through its controller's next untap step"
          | 'as long as it is suspected'
          | 'until a player planeswalks'
          | 'as long as this remains tapped'
          | 'as long as you control this tapped'
          | "during that player's next turn"
          | 'until you exile another card with this'
          | 'until this is cast from exile'
          | 'as long as it is so';
      };
      envelope: components['schemas']['envelope'];
    };
    'ProhibitionBegan.v1': {
      /** @constant */
      type: 'ProhibitionBegan';
      data: {
        effect: number;
        instruction: string;
        source: number;
        controller: number;
        players: number[];
        /** @enum {unknown} */
        duration:
          | 'this turn'
          | 'until your next turn'
          | 'until end of combat'
          | 'as long as this remains on the battlefield'
          | 'as long as you control this'
          | 'rest of the game'
          | 'until end of your next turn'
          | 'until your next upkeep'
          | 'until your next end step'
          | 'as long as you control it'
          | "through its controller's next untap step"
          | 'as long as it is suspected'
          | 'until a player planeswalks'
          | 'as long as this remains tapped'
          | 'as long as you control this tapped'
          | "during that player's next turn"
          | 'until you exile another card with this'
          | 'until this is cast from exile'
          | 'as long as it is so';
      };
      envelope: components['schemas']['envelope'];
    };
    'PlayerControlBegan.v1': {
      /** @constant */
      type: 'PlayerControlBegan';
      data: {
        effect: number;
        source: number;
        player: number;
        controller: number;
        /** @enum {unknown} */
        during: 'next turn' | 'this turn';
      };
      envelope: components['schemas']['envelope'];
    };
    'PlayerControlled.v1': {
      /** @constant */
      type: 'PlayerControlled';
      data: {
        player: number;
        by: number;
        effect: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'EffectEnded.v1': {
      /** @constant */
      type: 'EffectEnded';
      data: {
        effect: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'ObjectsLinked.v1': {
      /** @constant */
      type: 'ObjectsLinked';
      data: {
        source: number;
        label: string;
        objects: number[];
      };
      envelope: components['schemas']['envelope'];
    };
    'ReturnAwaited.v1': {
      /** @constant */
      type: 'ReturnAwaited';
      data: {
        effect: number;
        instruction: string;
        source: number;
        controller: number;
        moved: {
          object: number;
          /** @enum {unknown} */
          from: 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside' | 'ante';
        }[];
      };
      envelope: components['schemas']['envelope'];
    };
    'ReturnDue.v1': {
      /** @constant */
      type: 'ReturnDue';
      data: {
        effect: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'ReturnEnded.v1': {
      /** @constant */
      type: 'ReturnEnded';
      data: {
        effect: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'ActionAllowed.v1': {
      /** @constant */
      type: 'ActionAllowed';
      data: {
        effect: number;
        instruction: string;
        source: number;
        onStack: number;
        controller: number;
        players: number[];
        ends: number[];
        stops: number[];
        /** @enum {unknown} */
        duration:
          | 'this turn'
          | 'until your next turn'
          | 'until end of combat'
          | 'as long as this remains on the battlefield'
          | 'as long as you control this'
          | 'rest of the game'
          | 'until end of your next turn'
          | 'until your next upkeep'
          | 'until your next end step'
          | 'as long as you control it'
          | "through its controller's next untap step"
          | 'as long as it is suspected'
          | 'until a player planeswalks'
          | 'as long as this remains tapped'
          | 'as long as you control this tapped'
          | "during that player's next turn"
          | 'until you exile another card with this'
          | 'until this is cast from exile'
          | 'as long as it is so';
      };
      envelope: components['schemas']['envelope'];
    };
    'AllowedActionTaken.v1': {
      /** @constant */
      type: 'AllowedActionTaken';
      data: {
        effect: number;
        source: number;
        player: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'AbilityIgnored.v1': {
      /** @constant */
      type: 'AbilityIgnored';
      data: {
        effect: number;
        source: number;
        ability: string;
        player: number;
        /** @enum {unknown} */
        duration:
          | 'this turn'
          | 'until your next turn'
          | 'until end of combat'
          | 'as long as this remains on the battlefield'
          | 'as long as you control this'
          | 'rest of the game'
          | 'until end of your next turn'
          | 'until your next upkeep'
          | 'until your next end step'
          | 'as long as you control it'
          | "through its controller's next untap step"
          | 'as long as it is suspected'
          | 'until a player planeswalks'
          | 'as long as this remains tapped'
          | 'as long as you control this tapped'
          | "during that player's next turn"
          | 'until you exile another card with this'
          | 'until this is cast from exile'
          | 'as long as it is so';
      };
      envelope: components['schemas']['envelope'];
    };
    'Transformed.v1': {
      /** @constant */
      type: 'Transformed';
      data: {
        object: number;
        face: number;
        converted: boolean;
      };
      envelope: components['schemas']['envelope'];
    };
    'BestowEnded.v1': {
      /** @constant */
      type: 'BestowEnded';
      data: {
        object: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'TextGained.v1': {
      /** @constant */
      type: 'TextGained';
      data: {
        object: number;
        form: string;
      };
      envelope: components['schemas']['envelope'];
    };
    'Merged.v1': {
      /** @constant */
      type: 'Merged';
      data: {
        permanent: number;
        spell: number;
        form: string;
        onTop: boolean;
      };
      envelope: components['schemas']['envelope'];
    };
    'Flipped.v1': {
      /** @constant */
      type: 'Flipped';
      data: {
        object: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'TurnedFaceDown.v1': {
      /** @constant */
      type: 'TurnedFaceDown';
      data: {
        object: number;
        as: string;
      };
      envelope: components['schemas']['envelope'];
    };
    'TurnedFaceUp.v1': {
      /** @constant */
      type: 'TurnedFaceUp';
      data: {
        object: number;
        card: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'TurnedFaceUp.v2': {
      /** @constant */
      type: 'TurnedFaceUp';
      data: {
        object: number;
        card: number;
        x: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'BecameCopy.v1': {
      /** @constant */
      type: 'BecameCopy';
      data: {
        effect: number;
        object: number;
        form: string;
        source: number;
        controller: number;
        duration:
          | (
              | 'this turn'
              | 'until your next turn'
              | 'until end of combat'
              | 'as long as this remains on the battlefield'
              | 'as long as you control this'
              | 'rest of the game'
              | 'until end of your next turn'
              | 'until your next upkeep'
              | 'until your next end step'
              | 'as long as you control it'
              | "through its controller's next untap step"
              | 'as long as it is suspected'
              | 'until a player planeswalks'
              | 'as long as this remains tapped'
              | 'as long as you control this tapped'
              | "during that player's next turn"
              | 'until you exile another card with this'
              | 'until this is cast from exile'
              | 'as long as it is so'
            )
          | null;
      };
      envelope: components['schemas']['envelope'];
    };
    'TextChanged.v1': {
      /** @constant */
      type: 'TextChanged';
      data: {
        effect: number;
        object: number;
        words: {
          from: string;
          to: string;
        } | null;
        rules: string | null;
        source: number;
        controller: number;
        duration:
          | (
              | 'this turn'
              | 'until your next turn'
              | 'until end of combat'
              | 'as long as this remains on the battlefield'
              | 'as long as you control this'
              | 'rest of the game'
              | 'until end of your next turn'
              | 'until your next upkeep'
              | 'until your next end step'
              | 'as long as you control it'
              | "through its controller's next untap step"
              | 'as long as it is suspected'
              | 'until a player planeswalks'
              | 'as long as this remains tapped'
              | 'as long as you control this tapped'
              | "during that player's next turn"
              | 'until you exile another card with this'
              | 'until this is cast from exile'
              | 'as long as it is so'
            )
          | null;
      };
      envelope: components['schemas']['envelope'];
    };
    'DesignationGiven.v1': {
      /** @constant */
      type: 'DesignationGiven';
      data: {
        holder:
          | (
              | {
                  /** @constant */
                  is: 'object';
                  id: number;
                }
              | {
                  /** @constant */
                  is: 'player';
                  id: number;
                }
            )
          | null;
        name: string;
        player: number | null;
        value: number;
        until:
          | (
              | 'this turn'
              | 'until your next turn'
              | 'until end of combat'
              | 'as long as this remains on the battlefield'
              | 'as long as you control this'
              | 'rest of the game'
              | 'until end of your next turn'
              | 'until your next upkeep'
              | 'until your next end step'
              | 'as long as you control it'
              | "through its controller's next untap step"
              | 'as long as it is suspected'
              | 'until a player planeswalks'
              | 'as long as this remains tapped'
              | 'as long as you control this tapped'
              | "during that player's next turn"
              | 'until you exile another card with this'
              | 'until this is cast from exile'
              | 'as long as it is so'
            )
          | null;
      };
      envelope: components['schemas']['envelope'];
    };
    'DesignationRemoved.v1': {
      /** @constant */
      type: 'DesignationRemoved';
      data: {
        holder:
          | (
              | {
                  /** @constant */
                  is: 'object';
                  id: number;
                }
              | {
                  /** @constant */
                  is: 'player';
                  id: number;
                }
            )
          | null;
        name: string;
        player: number | null;
      };
      envelope: components['schemas']['envelope'];
    };
    'ChoiceRecorded.v1': {
      /** @constant */
      type: 'ChoiceRecorded';
      data: {
        object: number;
        label: string;
        /** @enum {unknown} */
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
        values: (
          | {
              /** @constant */
              is: 'word';
              word: string;
            }
          | {
              /** @constant */
              is: 'number';
              number: number;
            }
          | {
              /** @constant */
              is: 'player';
              id: number;
            }
          | {
              /** @constant */
              is: 'object';
              id: number;
            }
        )[];
        draws: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'ChoiceMadeSecretly.v1': {
      /** @constant */
      type: 'ChoiceMadeSecretly';
      data:
        | {
            player: number;
            object: number;
            label: string;
            /** @enum {unknown} */
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
            seenBy: number;
            values: (
              | {
                  /** @constant */
                  is: 'word';
                  word: string;
                }
              | {
                  /** @constant */
                  is: 'number';
                  number: number;
                }
              | {
                  /** @constant */
                  is: 'player';
                  id: number;
                }
              | {
                  /** @constant */
                  is: 'object';
                  id: number;
                }
            )[];
          }
        | {
            player: number;
            object: number;
            label: string;
            /** @enum {unknown} */
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
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                values: (
                  | {
                      /** @constant */
                      is: 'word';
                      word: string;
                    }
                  | {
                      /** @constant */
                      is: 'number';
                      number: number;
                    }
                  | {
                      /** @constant */
                      is: 'player';
                      id: number;
                    }
                  | {
                      /** @constant */
                      is: 'object';
                      id: number;
                    }
                )[];
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'ResultsStored.v1': {
      /** @constant */
      type: 'ResultsStored';
      data: {
        object: number;
        label: string;
        rerolled: number[];
        results: {
          sides: number;
          value: number;
        }[];
      };
      envelope: components['schemas']['envelope'];
    };
    'PlayerCountersRemoved.v1': {
      /** @constant */
      type: 'PlayerCountersRemoved';
      data: {
        player: number;
        kind: string;
        count: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'DungeonEntered.v1': {
      /** @constant */
      type: 'DungeonEntered';
      data: {
        object: number;
        player: number;
        definition: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'VentureMarkerMoved.v1': {
      /** @constant */
      type: 'VentureMarkerMoved';
      data: {
        player: number;
        dungeon: number;
        room: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'DungeonCompleted.v1': {
      /** @constant */
      type: 'DungeonCompleted';
      data: {
        player: number;
        dungeon: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'AttachedToPlayer.v1': {
      /** @constant */
      type: 'AttachedToPlayer';
      data: {
        object: number;
        player: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'ChosenAtRandom.v1': {
      /** @constant */
      type: 'ChosenAtRandom';
      data: {
        player: number;
        among: (
          | {
              /** @constant */
              is: 'object';
              id: number;
            }
          | {
              /** @constant */
              is: 'player';
              id: number;
            }
        )[];
        chosen: (
          | {
              /** @constant */
              is: 'object';
              id: number;
            }
          | {
              /** @constant */
              is: 'player';
              id: number;
            }
        )[];
        draws: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'NumberChosenAtRandom.v1': {
      /** @constant */
      type: 'NumberChosenAtRandom';
      data: {
        player: number;
        least: number;
        most: number;
        value: number;
        draws: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'CoinsFlipped.v1': {
      /** @constant */
      type: 'CoinsFlipped';
      data: {
        player: number;
        flips: {
          heads: boolean;
          won: boolean | null;
        }[];
        draws: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'DiceRolled.v1': {
      /** @constant */
      type: 'DiceRolled';
      data: {
        player: number;
        sides: number;
        natural: number[];
        results: number[];
        ignored: number[];
        draws: number;
      };
      envelope: components['schemas']['envelope'];
    };
    'LibraryOrderedAtRandom.v1': {
      /** @constant */
      type: 'LibraryOrderedAtRandom';
      data:
        | {
            player: number;
            top: number[];
            bottom: number[];
            first: number;
            draws: number;
            seenBy: number;
            order: number[];
          }
        | {
            player: number;
            top: number[];
            bottom: number[];
            first: number;
            draws: number;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                order: number[];
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'LibraryOrderedAtRandom.v2': {
      /** @constant */
      type: 'LibraryOrderedAtRandom';
      data:
        | {
            player: number;
            toTop: number;
            toBottom: number;
            first: number;
            draws: number;
            seenBy: number;
            top: number[];
            bottom: number[];
            order: number[];
          }
        | {
            player: number;
            toTop: number;
            toBottom: number;
            first: number;
            draws: number;
            seenBy: number;
            veiled: {
              commitment: string;
              salt?: string;
              data?: {
                top: number[];
                bottom: number[];
                order: number[];
              };
            };
          };
      envelope: components['schemas']['envelope'];
    };
    'KeywordActionTaken.v1': {
      /** @constant */
      type: 'KeywordActionTaken';
      data: {
        player: number;
        action: string;
        object: number;
        amount: number;
      };
      envelope: components['schemas']['envelope'];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
