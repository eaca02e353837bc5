// Made from docs/openapi.json: run `npm run types`.

export interface paths {
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server works and its store can be read */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This description */
        get: operations["openapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this server offers: games, options, bots, languages */
        get: operations["about"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules of a game by section and on one page, and its icons */
        get: operations["rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/glossary/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The words of a game with what they mean */
        get: operations["glossary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pack that `overseer pack look` was started with, as it is now */
        get: operations["look"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set up a table; it starts at once unless a seat waits for a friend */
        post: operations["open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set up a table from a journal */
        post: operations["load_journal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journals/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which game a journal is of, whether it is over, and whose its seats are */
        post: operations["read_journal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a lesson: a table from a set position, with bots that do what it says */
        post: operations["open_lesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set up a table that begins from a position, for one person and bots */
        post: operations["set_up"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table from outside the game */
        get: operations["info"];
        put?: never;
        post?: never;
        /** Remove a table and everything kept of it; the host may */
        delete: operations["remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the seat of a link under a name; where hands are hidden, a link works once */
        post: operations["join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start the game; bots stand in for friends who have not come; the host may */
        post: operations["start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/hints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Allow hints at the table, or no longer; everybody is told; the host may */
        post: operations["allow_hints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a bot into a seat, take it, hand it back, or make a new link; the host may */
        post: operations["change_seat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree that somebody new takes a seat, or object; who plays may */
        post: operations["consent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a link to watch; an earlier one opens nothing any more; the host may */
        post: operations["watch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set up the next game of the same people, each a seat further; the host may */
        post: operations["rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set up a table that goes on from a line of this one */
        post: operations["fork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The journal as text; without the seed while the game goes on */
        get: operations["journal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/positions/{line}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The table after an earlier line, as a seat saw it then */
        get: operations["position"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/positions/{line}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The table after a line as a position that can be set up, for who plays alone */
        get: operations["copy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the log: the latest entries before a line */
        get: operations["log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All cards of the game, and where they lie as far as a seat may know */
        get: operations["stock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/chronicle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A finished game told in figures */
        get: operations["chronicle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A finished game looked back over, or how far that is: ask again until it is there */
        get: operations["analysis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the practised clerk would do at an own decision, where the table allows it */
        post: operations["hint"];
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
        /**
         * About
         * @description What this server offers.
         */
        About: {
            version: string;
            protocol: number;
            languages: string[];
            games: components["schemas"]["GameInfo"][];
            public_url: string;
        };
        /**
         * AgendaPart
         * @description What one line of an agenda gives now.
         */
        AgendaPart: {
            given: number;
            text: string;
            short: string;
        };
        /**
         * AgendaWorth
         * @description An agenda of a hand that one may see, as the sum of its parts.
         */
        AgendaWorth: {
            seat: number;
            agenda: string;
            faction: ("shield" | "star") | null;
            influence: number;
            parts: components["schemas"]["AgendaPart"][];
        };
        /**
         * Alarm
         * @description That the end of the game is near.
         */
        Alarm: {
            text: string;
            /** @default [] */
            strips?: components["schemas"]["AlarmStrip"][];
            /** @default false */
            last?: boolean;
        };
        /**
         * AlarmStrip
         * @description A sign at a player, or at something on the table, that the end of the game is near.
         */
        AlarmStrip: {
            text: string;
            /** @default -1 */
            seat?: number;
            /** @default  */
            about?: string;
            /** @default  */
            site?: string;
        };
        /**
         * AllowHints
         * @description Whether everybody at the table may ask the practised clerk from now on.
         */
        AllowHints: {
            allowed: boolean;
        };
        /**
         * Amount
         * @description Some of one thing, by the name of its icon: what a cost or a reward is made of.
         */
        Amount: {
            icon: string;
            name: string;
            /** @default 1 */
            count?: number;
            /** @default [] */
            left?: components["schemas"]["Amount"][];
            /** @default [] */
            right?: components["schemas"]["Amount"][];
        };
        /**
         * Analysis
         * @description A finished game looked back over: chances by move, and the choices that lost most.
         */
        Analysis: {
            moves: number;
            points: components["schemas"]["AnalysisPoint"][];
            slips: components["schemas"]["AnalysisSlip"][];
            estimate: string;
        };
        /**
         * AnalysisPoint
         * @description Everybody's chances after a choice, in per cent.
         */
        AnalysisPoint: {
            line: number;
            round: number;
            move: number;
            chances: number[];
        };
        /**
         * AnalysisSlip
         * @description A choice that was worse than another, by what the practised clerk knew then.
         */
        AnalysisSlip: {
            line: number;
            round: number;
            seat: number;
            move: number;
            text: string;
            before: number;
            after: number;
            would: string;
            reasons: components["schemas"]["HintReason"][];
        };
        /**
         * AnalysisState
         * @description An analysis, or how far it is.
         */
        AnalysisState: {
            done: number;
            /** @default null */
            analysis?: components["schemas"]["Analysis"] | null;
        };
        /**
         * Answer
         * @description The answer to a question.
         */
        Answer: {
            /** @enum {unknown} */
            type: "answer";
            id: string;
            preview: components["schemas"]["Preview"] | null;
            possible: boolean;
            reasons: components["schemas"]["Reason"][];
        };
        /**
         * Ask
         * @description What a choice would bring, or why something is not possible.
         */
        Ask: {
            /** @enum {unknown} */
            type: "ask";
            id: string;
            /** @enum {unknown} */
            about: "preview" | "why";
            seat: number;
            choice: string;
        };
        /**
         * AskHint
         * @description What would the practised clerk do at a seat's open decision?
         */
        AskHint: {
            seat: number;
            seq: number;
        };
        /**
         * Beginning
         * @description Who goes out: all characters, who chooses after whom, and what everybody begins with.
         */
        Beginning: {
            order: string;
            track: number;
            dossiers: components["schemas"]["Dossier"][];
            purse_title: string;
            purse: components["schemas"]["Remark"][];
        };
        /**
         * Better
         * @description Another choice that gives as much and costs less, or gives more.
         */
        Better: {
            choice: string;
            text: string;
            label: string;
        };
        /**
         * BotLevel
         * @description A bot that can be seated.
         */
        BotLevel: {
            name: string;
            label: string;
            help: string;
        };
        /**
         * Build
         * @description A room that a choice could build: on which sides, or what is short.
         */
        Build: {
            room: string;
            name: string;
            /** @default [] */
            price?: components["schemas"]["Amount"][];
            /** @default [] */
            ways?: components["schemas"]["Way"][];
            /** @default  */
            short?: string;
        };
        /**
         * CardTarget
         * @description A card by its kind and id, as in `game.cards`; where several are meant, which of them.
         */
        CardTarget: {
            kind: string;
            id: string;
            /** @default  */
            place?: string;
            /** @default  */
            state?: string;
        };
        /**
         * Chance
         * @description The odds of a fight with some items: in percent, and which dice sums win.
         */
        Chance: {
            label: string;
            percent: number;
            needed: number;
            sums: components["schemas"]["Sum"][];
            /** @default [] */
            results?: components["schemas"]["Result"][];
            /** @default [] */
            items?: string[];
            /** @default [] */
            then?: string[];
        };
        /**
         * Change
         * @description What a choice makes of a number in front of a player.
         */
        Change: {
            icon: string;
            before: number;
            after: number;
            text: string;
            /** @default 0 */
            lost?: number;
        };
        /**
         * Choice
         * @description A value of a table option.
         */
        Choice: {
            value: string | number | boolean;
            label: string;
            cover: components["schemas"]["Cover"] | null;
        };
        /**
         * Chronicle
         * @description A finished game told in figures.
         */
        Chronicle: {
            rounds: number;
            /** @default null */
            sheet?: components["schemas"]["ScoreSheet"] | null;
            /** @default [] */
            hands?: components["schemas"]["OpenHand"][];
            /** @default [] */
            tales?: components["schemas"]["Tale"][];
            /** @default [] */
            figures?: components["schemas"]["Figure"][];
            /** @default [] */
            fortunes?: components["schemas"]["Fortune"][];
            /** @default  */
            luck?: string;
            /** @default [] */
            moments?: components["schemas"]["Moment"][];
            /** @default  */
            score?: string;
            /** @default [] */
            tie_breaks?: string[];
            /** @default  */
            verdict?: string;
            /** @default [] */
            margin?: string[];
            /** @default false */
            lost?: boolean;
            /** @default [] */
            rules?: string[];
            /** @default null */
            epilogue?: components["schemas"]["ToldCard"] | null;
        };
        /** @description Any message over the socket. */
        ClientMessage: components["schemas"]["Hello"] | components["schemas"]["Look"] | components["schemas"]["Move"] | components["schemas"]["TakeBack"] | components["schemas"]["Ask"] | components["schemas"]["Say"] | components["schemas"]["Pace"] | components["schemas"]["GoOn"] | components["schemas"]["Ping"];
        /**
         * Column
         * @description A sum of the dice, and how likely it comes up.
         */
        Column: {
            number: number;
            percent: number;
        };
        /**
         * Comment
         * @description What the clerk says of a bot's choice: what it was, and why it may have been made.
         */
        Comment: {
            line: number;
            seat: number;
            text: string;
            /** @default  */
            more?: string;
            /** @default  */
            why?: string;
            /** @default  */
            place?: string;
        };
        /**
         * Consent
         * @description Whether the seat of a handover may go to somebody new; the host's no takes it back.
         */
        Consent: {
            agree: boolean;
        };
        /**
         * Contest
         * @description A fight or a test: the dice as they lie, and what stopping or rolling again leads to.
         */
        Contest: {
            /** @enum {unknown} */
            kind: "fight" | "test";
            word: string;
            about: string[];
            letters: components["schemas"]["LetterMark"][];
            rerolls: number;
            rerolls_text: string;
            steps: string[];
            now: number;
            legend: components["schemas"]["Remark"][];
            /** @default null */
            opponent?: components["schemas"]["Opponent"] | null;
            /** @default 0 */
            difficulty?: number;
            /** @default 0 */
            successes?: number;
            /** @default [] */
            dice?: components["schemas"]["DieShown"][];
            /** @default  */
            sum?: string;
            /** @default null */
            stop?: components["schemas"]["Prospect"] | null;
            /** @default [] */
            rolls?: components["schemas"]["Prospect"][];
            /** @default [] */
            turns?: components["schemas"]["TurnedDie"][];
            /** @default [] */
            chips?: components["schemas"]["Reply"][];
            /** @default  */
            advice?: string;
            /** @default  */
            advice_text?: string;
        };
        /**
         * Cover
         * @description The cover of something that is chosen before a game, such as a scenario.
         */
        Cover: {
            /** @default  */
            text?: string;
            /** @default  */
            icon?: string;
        };
        /**
         * Curve
         * @description Whose values a line of a figure shows, where it is no seat's.
         */
        Curve: {
            name: string;
            icon: string;
            /** @default false */
            dashed?: boolean;
        };
        /**
         * Deadline
         * @description When the default of an open decision is chosen, unless its seat chooses before.
         */
        Deadline: {
            seat: number;
            at: number;
        };
        /**
         * DecisionInfo
         * @description An open decision. Options are listed for a seat that the reader holds and looks from.
         */
        DecisionInfo: {
            seat: number;
            kind: string;
            text: string;
            rules: string[];
            options: components["schemas"]["OptionInfo"][];
            default: string;
            /** @default null */
            inquiry?: components["schemas"]["Inquiry"] | components["schemas"]["FalloutInquiry"] | null;
            /** @default null */
            story?: components["schemas"]["Story"] | null;
        };
        /**
         * DieShown
         * @description A die as it lies, and what that means in this contest.
         */
        DieShown: {
            /** @default [] */
            areas?: ("arms" | "body" | "head" | "legs")[];
            /** @default [] */
            fits?: ("arms" | "body" | "head" | "legs")[];
            /** @default 0 */
            hits?: number;
            /** @default [] */
            lines?: components["schemas"]["Remark"][];
        };
        /**
         * Done
         * @description What was asked has been done, and is kept.
         */
        Done: {
            /** @enum {unknown} */
            type: "done";
            id: string;
            seq: number;
        };
        /**
         * Dossier
         * @description A character that can be played, or is taken: the same things in the same order for all.
         */
        Dossier: {
            character: string;
            name: string;
            picture: string;
            letter: string;
            hp: number;
            /** @enum {unknown} */
            kind: "ability" | "item";
            card: string;
            card_icon: string;
            card_text: string;
            card_label: string;
            /** @default  */
            past?: string;
            /** @default  */
            remark?: string;
            /** @default  */
            choice?: string;
            /** @default  */
            deed?: string;
            /** @default -1 */
            seat?: number;
            /** @default  */
            reason?: string;
            /** @default [] */
            rules?: string[];
        };
        /**
         * Face
         * @description A card as it is printed.
         */
        Face: {
            id: string;
            kind: string;
            name: string;
            /** @default  */
            text?: string;
            /** @default [] */
            lines?: string[];
            /** @default  */
            story?: string;
            /** @default  */
            sort?: string;
            /** @default  */
            sort_name?: string;
            /** @default  */
            picture?: string;
            /** @default [] */
            cost?: components["schemas"]["Amount"][];
            /** @default  */
            letters?: string;
            /** @default 0 */
            fight?: number;
            /** @default [] */
            spaces?: components["schemas"]["SpaceFace"][];
        };
        /**
         * FalloutAgenda
         * @description An agenda in a hand, and what it is worth now.
         */
        FalloutAgenda: {
            agenda: string;
            influence: number | null;
        };
        /**
         * FalloutBoard
         * @description What Fallout's board draws beside the table, for the seat that looks.
         */
        FalloutBoard: {
            tiles: components["schemas"]["MapTile"][];
            sizes: components["schemas"]["Sizes"];
            survivors: components["schemas"]["Stature"][];
            quests: components["schemas"]["StagedQuest"][];
            walks: components["schemas"]["Walk"][];
            prowls: components["schemas"]["Prowl"][];
            agendas: components["schemas"]["AgendaWorth"][];
            power: components["schemas"]["Power"][];
            ends: components["schemas"]["GameEnd"][];
        };
        /**
         * FalloutCard
         * @description A card in front of a survivor.
         */
        FalloutCard: {
            item: string;
            kind: ("ability" | "aid" | "apparel" | "companion" | "drug" | "event" | "magazine" | "weapon") | null;
            exhausted: boolean;
        };
        /**
         * FalloutContest
         * @description The fight or test under way, with the dice as they lie; in a test there is no opponent.
         */
        FalloutContest: {
            token: string | null;
            level: number | null;
            weak: ("arms" | "body" | "head" | "legs")[];
            abilities: ("aggressive" | "armor" | "loot" | "radiation" | "ranged" | "retreat")[];
            /** @enum {unknown} */
            kind: "fight" | "test";
            seat: number;
            letters: string;
            dice: components["schemas"]["FalloutDie"][] | null;
            rerolls: number | null;
            difficulty: number | null;
        };
        /**
         * FalloutDecks
         * @description How many cards and tokens each pile holds.
         */
        FalloutDecks: {
            loot: number;
            asset: number;
            agenda: number;
            unique: number;
            encounters: {
                [key: string]: number;
            };
            enemies: {
                [key: string]: number;
            };
            letters: number;
        };
        /**
         * FalloutDie
         * @description A die as it lies.
         */
        FalloutDie: {
            areas: ("arms" | "body" | "head" | "legs")[];
            hits: number;
        };
        /**
         * FalloutDiscards
         * @description The discards of each deck, in alphabetical order.
         */
        FalloutDiscards: {
            loot: string[];
            asset: string[];
            unique: string[];
            agenda: string[];
            dropped_agendas: number;
            enemies: string[];
        };
        /**
         * FalloutEncounter
         * @description The encounter that is being resolved.
         */
        FalloutEncounter: {
            encounter: string;
            seat: number;
            level: number;
            open: boolean[];
        };
        /**
         * FalloutEnemy
         * @description A token on the map; of one that lies facedown only the type is known.
         */
        FalloutEnemy: {
            token: string | null;
            level: number | null;
            weak: ("arms" | "body" | "head" | "legs")[];
            abilities: ("aggressive" | "armor" | "loot" | "radiation" | "ranged" | "retreat")[];
            type: string;
            active: boolean;
            piece?: number;
            fresh?: boolean;
        };
        /**
         * FalloutFaction
         * @description A faction on the power track.
         */
        FalloutFaction: {
            /** @enum {unknown} */
            faction: "shield" | "star";
            power: number;
            last: number;
            enemy: components["schemas"]["FalloutStats"] | null;
        };
        /**
         * FalloutInquiry
         * @description A question of Fallout with the things it is about; `replies` where nothing else fits.
         */
        FalloutInquiry: {
            title: string;
            /** @default  */
            ask?: string;
            /** @default  */
            source?: string;
            /** @default  */
            place?: string;
            /** @default  */
            room?: string;
            /** @default [] */
            price?: components["schemas"]["Amount"][];
            /** @default  */
            bill?: string;
            /** @default  */
            note?: string;
            /** @default  */
            icon?: string;
            /** @default [] */
            replies?: components["schemas"]["Reply"][];
            /** @default [] */
            trainees?: components["schemas"]["Trainee"][];
            /** @default [] */
            rules?: string[];
            /** @default null */
            contest?: components["schemas"]["Contest"] | null;
            /** @default null */
            shop?: components["schemas"]["Shop"] | null;
            /** @default null */
            trade?: components["schemas"]["Trade"] | null;
            /** @default null */
            beginning?: components["schemas"]["Beginning"] | null;
        };
        /**
         * FalloutPiles
         * @description What lies facedown, from the top.
         */
        FalloutPiles: {
            loot?: components["schemas"]["Layer"][];
            asset?: components["schemas"]["Layer"][];
            agenda?: components["schemas"]["Layer"][];
            unique?: string[];
            dropped_agendas?: string[];
            encounters?: {
                [key: string]: components["schemas"]["Layer"][];
            };
            enemies?: {
                [key: string]: components["schemas"]["Layer"][];
            };
        };
        /**
         * FalloutProgress
         * @description How far an objective has come.
         */
        FalloutProgress: {
            count: number;
            needed: number;
        };
        /**
         * FalloutQuest
         * @description A staged quest.
         */
        FalloutQuest: {
            quest: string;
            number: number | null;
            timer: number | null;
            counts: components["schemas"]["FalloutProgress"][];
            marker_waits: boolean;
        };
        /**
         * FalloutSpace
         * @description A space of a faceup tile.
         */
        FalloutSpace: {
            space: string;
            cells: number[];
            place: string | null;
            terrain: ("difficult" | "irradiated")[];
            icon: string | null;
            level: number | null;
            enemy_icon: string | null;
            adjacent: string[];
            enemies: components["schemas"]["FalloutEnemy"][];
            markers: string[];
            survivors: number[];
        };
        /**
         * FalloutStats
         * @description What is printed of an enemy, with what the scenario adds.
         */
        FalloutStats: {
            level: number;
            weak: ("arms" | "body" | "head" | "legs")[];
            abilities: ("aggressive" | "armor" | "loot" | "radiation" | "ranged" | "retreat")[];
        };
        /**
         * FalloutSurvivor
         * @description A survivor; `hand` and `influence` are their owner's alone until the game is over.
         */
        FalloutSurvivor: {
            seat: number;
            character: string | null;
            space: string | null;
            hp: number;
            max_hp: number | null;
            rads: number;
            xp: number;
            letters: ("A" | "C" | "E" | "I" | "L" | "P" | "S")[];
            traits: string[];
            caps: number;
            equipped: components["schemas"]["FalloutCard"][];
            inventory: components["schemas"]["FalloutCard"][];
            beside: components["schemas"]["FalloutCard"][];
            perks: string[];
            agendas: number;
            loyal: string | null;
            hand: components["schemas"]["FalloutAgenda"][] | null;
            influence: number | null;
            eliminated: boolean;
        };
        /**
         * FalloutTable
         * @description Everything on the table.
         */
        FalloutTable: {
            scenario: string;
            round: number;
            first_player: number;
            active: number | null;
            actions: number;
            points: number;
            survivors: components["schemas"]["FalloutSurvivor"][];
            factions: components["schemas"]["FalloutFaction"][];
            target: number;
            map: components["schemas"]["FalloutTile"][];
            quests: components["schemas"]["FalloutQuest"][];
            shop: string[];
            activation: string | null;
            encounter: components["schemas"]["FalloutEncounter"] | null;
            contest: components["schemas"]["FalloutContest"] | null;
            trade: components["schemas"]["FalloutTrade"] | null;
            deals: number;
            decks: components["schemas"]["FalloutDecks"];
            discards: components["schemas"]["FalloutDiscards"];
            perks: string[];
            winners: number[];
            options?: Record<string, unknown>;
            piles?: components["schemas"]["FalloutPiles"];
            under_way?: components["schemas"]["UnderWay"];
        };
        /**
         * FalloutTile
         * @description A slot of the map with its tile; a facedown one is a single space.
         */
        FalloutTile: {
            slot: string;
            tile: string | null;
            /** @enum {unknown} */
            kind: "dangerous" | "deadly" | "named";
            spaces: components["schemas"]["FalloutSpace"][];
            adjacent: string[];
            enemies: components["schemas"]["FalloutEnemy"][];
        };
        /**
         * FalloutTrade
         * @description The deal on the table; None is an agenda that one may not see (FO-R-69).
         */
        FalloutTrade: {
            builder: number;
            other: number;
            gives: string[];
            wants: string[];
            gives_caps: number;
            wants_caps: number;
            gives_agendas: (string | null)[];
            wants_agendas: number;
            named_agendas: (string | null)[];
        };
        /**
         * FightEnd
         * @description A way in which a fight may end, with what it takes from the survivor.
         */
        FightEnd: {
            /** @enum {unknown} */
            key: "home" | "killed" | "stays";
            percent: number;
            /** @default 0 */
            damage?: number;
            /** @default 0 */
            rads?: number;
            /** @default 0 */
            left?: number;
        };
        /**
         * Figure
         * @description Some curves of a chronicle: values of each seat at the end of each round.
         */
        Figure: {
            key: string;
            label: string;
            values: number[][];
            /** @default [] */
            curves?: components["schemas"]["Curve"][];
            /** @default null */
            limit?: components["schemas"]["Limit"] | null;
        };
        /**
         * FinalScore
         * @description What a survivor would have at the end.
         */
        FinalScore: {
            seat: number;
            influence: number | null;
            agendas: number;
        };
        /**
         * Finding
         * @description Something about a file of a pack.
         */
        Finding: {
            place: string;
            text: string;
            hint: string;
        };
        /**
         * Fork
         * @description A new table from a line of another, all seats of people held by who asks.
         */
        Fork: {
            line: number;
            /** @default en */
            language?: string;
        };
        /**
         * Fortune
         * @description The luck of a seat with the dice: what was had, and what was to be expected.
         */
        Fortune: {
            seat: number;
            tries: number;
            had: number;
            due: number;
            text: string;
        };
        /**
         * GameEnd
         * @description A choice that would end the game.
         */
        GameEnd: {
            choice: string;
            text: string;
            verdict: string;
            wins: boolean;
            scores: components["schemas"]["FinalScore"][];
            rules: string[];
        };
        /**
         * GameInfo
         * @description A game that can be played here.
         */
        GameInfo: {
            name: string;
            title: string;
            summary: string;
            time: string;
            least: number;
            most: number;
            bots: components["schemas"]["BotLevel"][];
            rival: string;
            options: components["schemas"]["TableOption"][];
            board: boolean;
            lessons: components["schemas"]["LessonInfo"][];
            people: string;
        };
        /**
         * Glossary
         * @description The words of a game with what they mean, in one language.
         */
        Glossary: {
            game: string;
            language: string;
            terms: components["schemas"]["TermInfo"][];
        };
        /**
         * GoOn
         * @description I have read a step of the lesson, by its number.
         */
        GoOn: {
            /** @enum {unknown} */
            type: "lesson";
            id: string;
            step: number;
        };
        /**
         * Goal
         * @description What a game is about, and how it would end now as far as the reader may know.
         */
        Goal: {
            text: string;
            now: string;
            ranks: components["schemas"]["Rank"][];
            rules: string[];
        };
        /**
         * Good
         * @description Something that can go into an offer, or lies in it.
         */
        Good: {
            name: string;
            /** @default  */
            card?: string;
            /** @default  */
            where?: string;
            /** @default  */
            choice?: string;
            /** @default  */
            show?: string;
            /** @default false */
            is_shown?: boolean;
        };
        /**
         * HandCard
         * @description A card of a hand that is laid open, as the sum of its parts.
         */
        HandCard: {
            name: string;
            icon: string;
            worth: number;
            parts: components["schemas"]["HandPart"][];
        };
        /**
         * HandPart
         * @description What one line of a card gave in the end.
         */
        HandPart: {
            given: number;
            text: string;
        };
        /**
         * HandoverInfo
         * @description A seat on its way to somebody new: its new link can be used once all have agreed.
         */
        HandoverInfo: {
            until: number;
            asked: number[];
            agreed: number[];
        };
        /**
         * Health
         * @description How the server is: damaged, if something that it has kept cannot be read.
         */
        Health: {
            /** @enum {unknown} */
            status: "damaged" | "well";
            tables: number;
            awake: number;
            damaged: number;
        };
        /**
         * Hello
         * @description The first message: who I am, and the last sequence number I have seen.
         */
        Hello: {
            /** @enum {unknown} */
            type: "hello";
            token: string;
            /** @default en */
            language?: string;
            /** @default -1 */
            seq?: number;
            /** @default false */
            plain?: boolean;
            /** @default 2 */
            protocol?: number;
        };
        /**
         * Hint
         * @description What the practised clerk would do at an open decision, the best first.
         */
        Hint: {
            seat: number;
            seq: number;
            certainty: number;
            sure: string;
            lines: components["schemas"]["HintLine"][];
            estimate: string;
        };
        /**
         * HintLine
         * @description A choice that was considered.
         */
        HintLine: {
            choice: string;
            text: string;
            behind: string;
            /** @default [] */
            reasons?: components["schemas"]["HintReason"][];
            /** @default [] */
            then?: string[];
        };
        /**
         * HintReason
         * @description One thing that tells a choice from another, in words.
         */
        HintReason: {
            text: string;
            /** @default false */
            against?: boolean;
        };
        /**
         * IconInfo
         * @description An icon of the game and what it means.
         */
        IconInfo: {
            icon: string;
            name: string;
            text: string;
        };
        /**
         * Inquiry
         * @description A question with the things it is about, for whoever answers it.
         */
        Inquiry: {
            title: string;
            /** @default  */
            ask?: string;
            /** @default  */
            source?: string;
            /** @default  */
            place?: string;
            /** @default  */
            room?: string;
            /** @default [] */
            price?: components["schemas"]["Amount"][];
            /** @default  */
            bill?: string;
            /** @default  */
            note?: string;
            /** @default  */
            icon?: string;
            /** @default [] */
            replies?: components["schemas"]["Reply"][];
            /** @default [] */
            trainees?: components["schemas"]["Trainee"][];
            /** @default [] */
            rules?: string[];
        };
        /**
         * Join
         * @description A friend takes the seat of a link.
         */
        Join: {
            name: string;
        };
        /**
         * Joined
         * @description The table that a friend sits down at.
         */
        Joined: {
            table: string;
            game: string;
            title: string;
            /** @enum {unknown} */
            status: "closed" | "over" | "playing" | "waiting";
            notice: string;
            language: string;
            options: Record<string, unknown>;
            seats: components["schemas"]["SeatInfo"][];
            watching: number;
            /** @enum {unknown} */
            undo: "fair" | "free";
            pace: number;
            demo: boolean;
            paused: boolean;
            hides: boolean;
            alone: boolean;
            positions: boolean;
            hands_known: number;
            notices: components["schemas"]["NoticeInfo"][];
            commitment: string;
            round: number;
            created: number;
            next: string;
            lesson: string;
            patience: number;
            hints: boolean;
            advised: boolean;
            token: string;
        };
        /**
         * JournalInfo
         * @description What a journal says of its game, before anything in it is judged.
         */
        JournalInfo: {
            game: string;
            over: boolean;
            seats: components["schemas"]["JournalSeat"][];
        };
        /**
         * JournalSeat
         * @description A seat as a journal knows it, if it is loaded as it is.
         */
        JournalSeat: {
            /** @enum {unknown} */
            kind: "bot" | "here" | "link" | "me";
            name: string;
            bot: string;
        };
        /**
         * Layer
         * @description A layer of a face-down pile.
         */
        Layer: {
            cards: string[];
            borrowed: number;
        };
        /**
         * Lead
         * @description A way to meet what is told. What comes of it is sealed until it is chosen.
         */
        Lead: {
            number: number;
            text: string;
            /** @default  */
            asks?: string;
            /** @default  */
            choice?: string;
            /** @default  */
            reason?: string;
            /** @default [] */
            rules?: string[];
        };
        /**
         * LeafletPart
         * @description A part of the one-page summary of a game: "goal", "round" in steps, "do" or "end".
         */
        LeafletPart: {
            key: string;
            title: string;
            points: components["schemas"]["LeafletPoint"][];
        };
        /**
         * LeafletPoint
         * @description One thing to know, with the rules behind it.
         */
        LeafletPoint: {
            text: string;
            rules: string[];
        };
        /**
         * LessonInfo
         * @description A lesson that can be begun.
         */
        LessonInfo: {
            id: string;
            title: string;
            summary: string;
        };
        /**
         * LessonTold
         * @description The step of a lesson that it is.
         */
        LessonTold: {
            id: string;
            title: string;
            number: number;
            count: number;
            /** @default false */
            waits?: boolean;
            /** @default false */
            over?: boolean;
            /** @default  */
            heading?: string;
            /** @default  */
            text?: string;
            /** @default [] */
            pointers?: components["schemas"]["Pointer"][];
            /** @default [] */
            choices?: string[];
            /** @default  */
            first?: string;
            /** @default [] */
            rules?: string[];
        };
        /**
         * LetterKey
         * @description A letter in which a dweller can be trained, or cannot.
         */
        LetterKey: {
            letter: string;
            name: string;
            /** @default  */
            choice?: string;
            /** @default  */
            reason?: string;
            /** @default [] */
            rules?: string[];
            /** @default [] */
            best?: components["schemas"]["Amount"][];
            /** @default [] */
            spaces?: components["schemas"]["LetterSpace"][];
        };
        /**
         * LetterMark
         * @description A letter that allows a reroll, to who owns it.
         */
        LetterMark: {
            letter: string;
            owned: boolean;
        };
        /**
         * LetterSpace
         * @description A space that doubles its reward for a letter.
         */
        LetterSpace: {
            place: string;
            name: string;
            /** @default -1 */
            owner?: number;
            /** @default [] */
            reward?: components["schemas"]["Amount"][];
        };
        /**
         * Limit
         * @description A value of a figure that means something, such as the one that wins.
         */
        Limit: {
            value: number;
            text: string;
            /** @default false */
            bad?: boolean;
        };
        /**
         * LogEntry
         * @description A sentence of the log.
         */
        LogEntry: {
            line: number;
            text: string;
            /** @default 0 */
            round?: number;
            /** @default -1 */
            seat?: number;
            /** @default  */
            role?: string;
            /** @default  */
            sign?: string;
            /** @default [] */
            rules?: string[];
            /** @default  */
            place?: string;
            /** @default false */
            fresh?: boolean;
            /** @default [] */
            route?: string[];
            /** @default  */
            mover?: string;
            /** @default [] */
            icons?: components["schemas"]["Amount"][];
            /** @default [] */
            dice?: number[];
            /** @default [] */
            cards?: components["schemas"]["ToldCard"][];
        };
        /**
         * LogPage
         * @description Some of the log: the latest entries before a line that was asked for.
         */
        LogPage: {
            seq: number;
            log: components["schemas"]["LogEntry"][];
            earlier: number;
        };
        /**
         * Look
         * @description See the table from another seat that I hold, in another language, or in words.
         */
        Look: {
            /** @enum {unknown} */
            type: "look";
            /** @default null */
            seat?: number | null;
            /** @default null */
            language?: string | null;
            /** @default null */
            plain?: boolean | null;
        };
        /**
         * MapTile
         * @description Where a tile is drawn: its heart among the cells of the map, and the cells with names.
         */
        MapTile: {
            slot: string;
            q: number;
            r: number;
            /** @default [] */
            labels?: number[];
        };
        /**
         * Meeting
         * @description An AGGRESSIVE enemy that fights whoever comes.
         */
        Meeting: {
            name: string;
            level: number;
            results: components["schemas"]["Result"][];
        };
        /**
         * Moment
         * @description A turning point of a game.
         */
        Moment: {
            line: number;
            round: number;
            seat: number;
            text: string;
        };
        /**
         * Move
         * @description Choices, made all or none. `id` is new for every move; a repeat is answered, not made.
         */
        Move: {
            /** @enum {unknown} */
            type: "move";
            id: string;
            seq: number;
            seat: number;
            choices: string[];
        };
        /**
         * Moved
         * @description There is a rematch; `token` opens it for this client. It is the client's own token.
         */
        Moved: {
            /** @enum {unknown} */
            type: "moved";
            table: string;
            token: string;
        };
        /**
         * NewJournal
         * @description A journal to look at and to go on from.
         *
         *         Without seats, bots stay bots, and whoever brought it holds all others.
         */
        NewJournal: {
            journal: string;
            /** @default en */
            language?: string;
            /** @default [] */
            seats?: components["schemas"]["NewSeat"][];
            /** @default null */
            undo?: ("fair" | "free") | null;
        };
        /**
         * NewLesson
         * @description A lesson to begin: a table from a set position, with bots that do what the lesson says.
         */
        NewLesson: {
            game: string;
            lesson: string;
            /** @default  */
            name?: string;
            /** @default en */
            language?: string;
        };
        /**
         * NewPosition
         * @description A position to begin from, at a table where one person holds all seats that are no bots'.
         */
        NewPosition: {
            game: string;
            position: string;
            seats: components["schemas"]["NewSeat"][];
            /** @default en */
            language?: string;
            /** @default null */
            undo?: ("fair" | "free") | null;
        };
        /**
         * NewSeat
         * @description A seat of a new table. The creator holds all seats of kind `me` and `here`.
         */
        NewSeat: {
            /** @enum {unknown} */
            kind: "bot" | "here" | "link" | "me";
            /** @default  */
            name?: string;
            /** @default  */
            bot?: string;
        };
        /**
         * NewTable
         * @description A table to set up; it starts at once unless a seat waits for a friend.
         */
        NewTable: {
            game: string;
            seats: components["schemas"]["NewSeat"][];
            /** @default en */
            language?: string;
            /** @default {} */
            options?: Record<string, unknown>;
            /** @default null */
            undo?: ("fair" | "free") | null;
            /** @default false */
            watch?: boolean;
            /** @default  */
            seed?: string;
            /** @default false */
            hints?: boolean;
            /** @default 0 */
            patience?: number;
        };
        /**
         * NoticeInfo
         * @description Something about seats or dice that everybody is told.
         */
        NoticeInfo: {
            /** @enum {unknown} */
            kind: "asked" | "dice" | "hints-off" | "hints-on" | "host" | "known" | "lapsed" | "link" | "refused" | "replaced" | "returned" | "stands-in" | "struck" | "taken" | "withdrawn";
            seat: number;
            line: number;
            at: number;
            text: string;
        };
        /**
         * OldJournal
         * @description A journal whose seats are asked for before it is loaded.
         */
        OldJournal: {
            journal: string;
            /** @default en */
            language?: string;
        };
        /**
         * OpenHand
         * @description A hand that is laid open at the end: what its cards add up to, and what that came to.
         */
        OpenHand: {
            seat: number;
            about: string;
            cards: components["schemas"]["HandCard"][];
            total: number;
            target: number;
            verdict: string;
            /** @default false */
            wins?: boolean;
        };
        /**
         * Opened
         * @description A new table with all its secrets; they are told once.
         */
        Opened: {
            table: string;
            token: string;
            seats: components["schemas"]["SeatKey"][];
            watch: string | null;
        };
        /**
         * Opponent
         * @description Whom one fights.
         */
        Opponent: {
            token: string;
            name: string;
            icon: string;
            level: number;
            weak: ("arms" | "body" | "head" | "legs")[];
            needed: number;
            remarks: components["schemas"]["Remark"][];
        };
        /**
         * OptionInfo
         * @description A choice that can be made now.
         */
        OptionInfo: {
            choice: string;
            kind: string;
            targets: components["schemas"]["Targets"];
            text: string;
            rules: string[];
        };
        /**
         * OutcomeInfo
         * @description How a game ended, with the secret that the dice were sealed by.
         */
        OutcomeInfo: {
            standings: components["schemas"]["StandingInfo"][];
            winners: number[];
            truncated: boolean;
            seed: string;
            salt: string;
        };
        /**
         * Pace
         * @description How fast bots choose, in milliseconds; `skip` runs to the next choice of a person.
         *
         *         In a demonstration, the host can have them wait, and make one choice at a time.
         */
        Pace: {
            /** @enum {unknown} */
            type: "pace";
            /** @default null */
            milliseconds?: number | null;
            /** @default false */
            skip?: boolean;
            /** @default null */
            paused?: boolean | null;
            /** @default false */
            step?: boolean;
        };
        /**
         * PackLook
         * @description A pack as its author looks at it; with errors there is nothing to be seen but these.
         */
        PackLook: {
            folder: string;
            errors: components["schemas"]["Finding"][];
            warnings: components["schemas"]["Finding"][];
            game: string;
            title: string;
            version: string;
            parts: components["schemas"]["ProofPart"][];
            web: components["schemas"]["Web"] | null;
            survey: components["schemas"]["Survey"] | null;
        };
        /**
         * Passage
         * @description A part of a card: a lead or an objective with what is asked, done and told.
         */
        Passage: {
            /** @default  */
            title?: string;
            /** @default  */
            lead?: string;
            /** @default [] */
            rules?: string[];
            /** @default [] */
            told?: [
                string,
                string
            ][];
        };
        /**
         * People
         * @description The table from outside the game has changed.
         */
        People: {
            /** @enum {unknown} */
            type: "people";
            table: components["schemas"]["TableInfo"];
        };
        /**
         * Ping
         * @description Are you there.
         */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * Pointer
         * @description Something on the table that a step points at.
         */
        Pointer: {
            letter: string;
            spot: string;
            text: string;
        };
        /**
         * Pong
         * @description I am here.
         */
        Pong: {
            /** @enum {unknown} */
            type: "pong";
        };
        /**
         * Position
         * @description The table as a seat sees it after a line of the journal.
         */
        Position: {
            /** @enum {unknown} */
            type: "position";
            seq: number;
            line: number;
            seat: number;
            round: number;
            steps: components["schemas"]["Steps"];
            over: boolean;
            goal: components["schemas"]["Goal"] | null;
            table: components["schemas"]["ShelterTable"] | components["schemas"]["FalloutTable"] | Record<string, unknown>;
            outline: components["schemas"]["Section"][];
            board: components["schemas"]["ShelterBoard"] | components["schemas"]["FalloutBoard"] | null;
            faces: {
                [key: string]: components["schemas"]["Face"];
            };
            alarm: components["schemas"]["Alarm"] | null;
            decisions: components["schemas"]["DecisionInfo"][];
            since: number;
            log: components["schemas"]["LogEntry"][];
            taken_back: number;
            earlier: number;
            can_undo: boolean;
            outcome: components["schemas"]["OutcomeInfo"] | null;
            lesson: components["schemas"]["LessonTold"] | null;
            comment: components["schemas"]["Comment"] | null;
            deadlines: components["schemas"]["Deadline"][];
            /** @default null */
            prologue?: components["schemas"]["ToldCard"] | null;
        };
        /**
         * Power
         * @description A faction on the power track.
         */
        Power: {
            /** @enum {unknown} */
            faction: "shield" | "star";
            name: string;
            text: string;
            levels: number[];
        };
        /**
         * Preview
         * @description What a choice would cost and bring, before it is made.
         */
        Preview: {
            choice: string;
            title: string;
            /** @default  */
            place?: string;
            /** @default  */
            where?: string;
            /** @default  */
            about?: string;
            /** @default [] */
            cost?: components["schemas"]["Amount"][];
            /** @default [] */
            win?: components["schemas"]["Amount"][];
            /** @default [] */
            lose?: components["schemas"]["Amount"][];
            /** @default  */
            won?: string;
            /** @default  */
            lost?: string;
            /** @default  */
            letter?: string;
            /** @default false */
            doubled?: boolean;
            /** @default null */
            verdict?: components["schemas"]["Verdict"] | null;
            /** @default [] */
            then?: components["schemas"]["Change"][];
            /** @default null */
            better?: components["schemas"]["Better"] | null;
            /** @default [] */
            builds?: components["schemas"]["Build"][];
            /** @default  */
            owner?: string;
            /** @default [] */
            chances?: components["schemas"]["Chance"][];
            /** @default false */
            final?: boolean;
            /** @default [] */
            notes?: string[];
            /** @default [] */
            rules?: string[];
        };
        /**
         * Problem
         * @description Why a request was refused.
         */
        Problem: {
            code: string;
            message: string;
        };
        /**
         * ProofCard
         * @description A card with all that is on it.
         */
        ProofCard: {
            key: string;
            name: string;
            /** @default  */
            about?: string;
            /** @default  */
            text?: string;
            /** @default null */
            face?: components["schemas"]["Face"] | null;
            /** @default [] */
            passages?: components["schemas"]["Passage"][];
        };
        /**
         * ProofPart
         * @description The cards of one deck.
         */
        ProofPart: {
            key: string;
            title: string;
            cards: components["schemas"]["ProofCard"][];
        };
        /**
         * Prospect
         * @description A choice in a contest, and all that may come of it.
         */
        Prospect: {
            choice: string;
            title: string;
            /** @default [] */
            dice?: number[];
            /** @default null */
            percent?: number | null;
            /** @default  */
            verdict?: string;
            /** @default [] */
            lines?: components["schemas"]["Remark"][];
            /** @default [] */
            results?: components["schemas"]["Result"][];
            /** @default [] */
            ends?: components["schemas"]["FightEnd"][];
        };
        /**
         * Prowl
         * @description What an enemy would do.
         */
        Prowl: {
            space: string;
            icon: string;
            name: string;
            /** @enum {unknown} */
            kind: "fights" | "shoots" | "stays" | "wakes" | "walks";
            /** @default -1 */
            seat?: number;
            /** @default [] */
            steps?: string[];
            /** @default false */
            fights?: boolean;
            text: string;
            rules: string[];
        };
        /**
         * QuestGoal
         * @description An objective of a staged quest.
         */
        QuestGoal: {
            number: number;
            faction: ("shield" | "star") | null;
            icon: string;
            story: string;
            text: string;
            terms: string[];
            results: string[];
            trial: components["schemas"]["Trial"] | null;
            count: number;
            needed: number;
            rewards: components["schemas"]["Amount"][];
            spaces: string[];
            distance: number | null;
            where: string;
            met: number[];
            ready: number[];
        };
        /**
         * Rank
         * @description Where somebody stands: in words, and in short for whoever has little room.
         */
        Rank: {
            text: string;
            score: string;
            /** @default  */
            sign?: string;
            /** @default -1 */
            seat?: number;
            /** @default false */
            level?: boolean;
        };
        /**
         * Reason
         * @description Why something is or is not possible.
         */
        Reason: {
            text: string;
            rules: string[];
        };
        /**
         * Refusal
         * @description The body of every answer that is an error.
         */
        Refusal: {
            error: components["schemas"]["Problem"];
        };
        /**
         * Refused
         * @description What was asked has not been done, and why.
         */
        Refused: {
            /** @enum {unknown} */
            type: "refused";
            id: string;
            code: string;
            message: string;
            rules: string[];
            seq: number;
        };
        /**
         * Remark
         * @description A sentence about a question, with what it is about and the rules behind it.
         */
        Remark: {
            text: string;
            /** @default  */
            icon?: string;
            /** @default 0 */
            step?: number;
            /**
             * @default
             * @enum {unknown}
             */
            tone?: "" | "bad" | "good";
            /** @default [] */
            rules?: string[];
        };
        /**
         * Reply
         * @description An answer to a question, or why it cannot be given.
         */
        Reply: {
            label: string;
            /** @default  */
            choice?: string;
            /** @default  */
            icon?: string;
            /** @default [] */
            amounts?: components["schemas"]["Amount"][];
            /** @default [] */
            lines?: string[];
            /** @default [] */
            rules?: string[];
            /** @default false */
            warns?: boolean;
        };
        /**
         * Result
         * @description A way in which a contest may end, and how likely that is.
         */
        Result: {
            key: string;
            percent: number;
            text: string;
        };
        /**
         * Rule
         * @description A statement or ruling of the rules.
         */
        Rule: {
            id: string;
            text: string;
            title: string;
            source: string;
        };
        /**
         * RuleSection
         * @description A section of the rules.
         */
        RuleSection: {
            id: string;
            title: string;
            rules: components["schemas"]["Rule"][];
        };
        /**
         * Rules
         * @description The rules of a game in one language.
         */
        Rules: {
            game: string;
            language: string;
            sections: components["schemas"]["RuleSection"][];
            icons: components["schemas"]["IconInfo"][];
            leaflet: components["schemas"]["LeafletPart"][];
        };
        /**
         * Said
         * @description A line of chat.
         */
        Said: {
            /** @enum {unknown} */
            type: "said";
            number: number;
            seat: number;
            name: string;
            text: string;
            at: number;
        };
        /**
         * Sale
         * @description A card that the shop would take.
         */
        Sale: {
            item: string;
            name: string;
            where: string;
            price: number;
            choice: string;
        };
        /**
         * Say
         * @description A line of chat.
         */
        Say: {
            /** @enum {unknown} */
            type: "say";
            id: string;
            text: string;
        };
        /**
         * ScoreEntry
         * @description Some points of a seat, and what they were for.
         */
        ScoreEntry: {
            seat: number;
            points: number;
            text: string;
            /** @default 0 */
            line?: number;
            /** @default 0 */
            round?: number;
        };
        /**
         * ScoreSheet
         * @description Where the points of every seat came from; the sources add up to the totals.
         */
        ScoreSheet: {
            label: string;
            sources: components["schemas"]["ScoreSource"][];
            totals: number[];
            /** @default [] */
            ties?: components["schemas"]["ScoreTie"][];
            /** @default [] */
            level?: string[];
        };
        /**
         * ScoreSource
         * @description A row of a score sheet: what came of one sort of thing, and every entry that makes it up.
         */
        ScoreSource: {
            key: string;
            label: string;
            /** @default  */
            note?: string;
            /** @default  */
            icon?: string;
            points: number[];
            /** @default [] */
            entries?: components["schemas"]["ScoreEntry"][];
        };
        /**
         * ScoreTie
         * @description A tie-break: its values, and what it has decided.
         */
        ScoreTie: {
            label: string;
            note: string;
            values: number[];
            /** @default [] */
            compared?: number[];
            /** @default false */
            decides?: boolean;
            /** @default [] */
            rules?: string[];
        };
        /**
         * SeatChange
         * @description The host puts a bot into a seat, takes it, or hands it to whoever has its link.
         *
         *         A bot in a person's seat stands in once the game has begun. `link` hands the seat back, or makes
         *         a new link if there was none to hand it back to. Once hidden hands are dealt, a new link begins
         *         a handover. A name is taken before the start only.
         */
        SeatChange: {
            /** @enum {unknown} */
            kind: "bot" | "here" | "link";
            /** @default  */
            bot?: string;
            /** @default  */
            name?: string;
        };
        /**
         * SeatInfo
         * @description A seat as everybody at the table sees it.
         */
        SeatInfo: {
            seat: number;
            /** @enum {unknown} */
            kind: "bot" | "here" | "link" | "me";
            name: string;
            bot: string;
            joined: boolean;
            here: boolean;
            emblem: number;
            standing_in: boolean;
            since: number;
            handover: components["schemas"]["HandoverInfo"] | null;
        };
        /**
         * SeatKey
         * @description A seat with its secret, for the link that opens it; without one where it needs none.
         */
        SeatKey: {
            seat: number;
            /** @enum {unknown} */
            kind: "bot" | "here" | "link" | "me";
            name: string;
            token: string | null;
        };
        /**
         * Section
         * @description A part of a table in words: a heading, lines below it, and further parts below those.
         */
        Section: {
            title: string;
            /** @default [] */
            lines?: string[];
            /** @default [] */
            parts?: components["schemas"]["Section"][];
        };
        /** @description Any message over the socket. */
        ServerMessage: components["schemas"]["Welcome"] | components["schemas"]["People"] | components["schemas"]["Position"] | components["schemas"]["Done"] | components["schemas"]["Refused"] | components["schemas"]["Answer"] | components["schemas"]["Said"] | components["schemas"]["Moved"] | components["schemas"]["Pong"];
        /**
         * Share
         * @description Some cards that lie alike: "deck" is still to come, "track" can be had, "out" is in play,
         *         "used" is gone.
         */
        Share: {
            /** @enum {unknown} */
            where: "deck" | "out" | "track" | "used";
            count: number;
            text: string;
        };
        /**
         * ShelterBoard
         * @description What Fallout Shelter's board draws beside the table; nothing of it is a secret.
         */
        ShelterBoard: {
            columns: (components["schemas"]["Column"] | null)[];
            safe: components["schemas"]["Column"][];
            sites: components["schemas"]["Site"][];
        };
        /**
         * ShelterCubes
         * @description The cubes on a player's three tracks.
         */
        ShelterCubes: {
            W: number;
            F: number;
            E: number;
        };
        /**
         * ShelterDecks
         * @description How many cards each deck holds.
         */
        ShelterDecks: {
            items: number;
            rooms: number;
            threats: number;
        };
        /**
         * ShelterDiscards
         * @description The cards of each discard pile, in alphabetical order.
         */
        ShelterDiscards: {
            items: string[];
            rooms: string[];
            threats: string[];
        };
        /**
         * ShelterDweller
         * @description A dweller on a space of the vault.
         */
        ShelterDweller: {
            injured: boolean;
            training: ("A" | "C" | "E" | "I" | "L" | "P" | "S") | "?" | null;
        };
        /**
         * ShelterDwellers
         * @description A player's dwellers: those in front of their owner by kind, and how many are elsewhere.
         */
        ShelterDwellers: {
            untrained: number;
            injured: number;
            trained: {
                [key: string]: "injured" | "uninjured";
            };
            in_vault: number;
            owned: number;
        };
        /**
         * ShelterItem
         * @description An item in front of a player.
         */
        ShelterItem: {
            item: string;
            exhausted: boolean;
        };
        /**
         * ShelterLevel
         * @description A level: six slots for rooms, and the elevator between the third and the fourth.
         */
        ShelterLevel: {
            level: number;
            owner: number | null;
            elevator: components["schemas"]["ShelterSpace"] | null;
            rooms: (components["schemas"]["ShelterRoom"] | null)[];
        };
        /**
         * ShelterPiles
         * @description The contents of the decks, layer by layer from the top.
         */
        ShelterPiles: {
            items?: components["schemas"]["Layer"][];
            rooms?: components["schemas"]["Layer"][];
            threats?: components["schemas"]["Layer"][];
        };
        /**
         * ShelterPlayer
         * @description All that lies in front of a player.
         */
        ShelterPlayer: {
            seat: number;
            level: number;
            happiness: number;
            expected_happiness: number;
            cubes: components["schemas"]["ShelterCubes"];
            dwellers: components["schemas"]["ShelterDwellers"];
            items: components["schemas"]["ShelterItem"][];
            passed: boolean;
        };
        /**
         * ShelterRoom
         * @description A room of the vault with its one or two spaces.
         */
        ShelterRoom: {
            room: string;
            spaces: components["schemas"]["ShelterSpace"][];
        };
        /**
         * ShelterSpace
         * @description A space that exists, with the threat and the dwellers on it.
         */
        ShelterSpace: {
            space: string;
            threat: string | null;
            beaten: boolean;
            card: string | null;
            occupant: number | null;
            dwellers: components["schemas"]["ShelterDweller"][];
            new_dwellers: number;
        };
        /**
         * ShelterTable
         * @description Everything on the table.
         */
        ShelterTable: {
            round: number;
            last_round: boolean;
            first_player: number;
            active: number | null;
            players: components["schemas"]["ShelterPlayer"][];
            levels: components["schemas"]["ShelterLevel"][];
            columns: (number | null)[];
            item_track: (string | null)[];
            room_track: (string | null)[];
            decks: components["schemas"]["ShelterDecks"];
            discards: components["schemas"]["ShelterDiscards"];
            options?: Record<string, unknown>;
            piles?: components["schemas"]["ShelterPiles"];
            under_way?: components["schemas"]["UnderWay"];
        };
        /**
         * Shop
         * @description A visit to the shop.
         */
        Shop: {
            caps: number;
            left: number;
            left_text: string;
            wares: components["schemas"]["Ware"][];
            leave: string;
            /** @default [] */
            sales?: components["schemas"]["Sale"][];
        };
        /**
         * Side
         * @description One side of an offer.
         */
        Side: {
            seat: number;
            name: string;
            title: string;
            purse: number;
            /** @default 0 */
            caps?: number;
            /** @default [] */
            goods?: components["schemas"]["Good"][];
            /** @default 0 */
            unnamed?: number;
            /** @default [] */
            stock?: components["schemas"]["Good"][];
            /** @default [] */
            more_caps?: string[];
            /** @default [] */
            more_agendas?: string[];
            /** @default  */
            stamp?: string;
            /** @default  */
            missing?: string;
        };
        /**
         * Site
         * @description Where the next room of a level would be built on a side of the elevator.
         */
        Site: {
            level: number;
            side: string;
            slot: number;
        };
        /**
         * Sizes
         * @description How large the board of a survivor is.
         */
        Sizes: {
            track: number;
            letters: string;
            equipment: string[];
            traits: string[][];
            locked: string[];
            agendas: number;
        };
        /**
         * SpaceFace
         * @description A place on a card where a dweller can stand.
         */
        SpaceFace: {
            /** @default [] */
            cost?: components["schemas"]["Amount"][];
            /** @default [] */
            reward?: components["schemas"]["Amount"][];
            /** @default  */
            letter?: string;
            /** @default false */
            linked?: boolean;
            /** @default false */
            injured_only?: boolean;
            /** @default {} */
            signs?: {
                [key: string]: string;
            };
            /** @default  */
            text?: string;
        };
        /**
         * StagedQuest
         * @description A staged quest; on the main story the factions depend.
         */
        StagedQuest: {
            quest: string;
            main: boolean;
            notes: string[];
            goals: components["schemas"]["QuestGoal"][];
        };
        /**
         * StandingInfo
         * @description The place of a seat.
         */
        StandingInfo: {
            seat: number;
            place: number;
            score: number;
            tie_breaks: number[];
        };
        /**
         * Stature
         * @description What the board of a survivor shows beside its pegs.
         */
        Stature: {
            remaining: number;
            to_level: number;
            bag: number;
            loyal: ("shield" | "star") | null;
        };
        /**
         * Steps
         * @description The steps of a round, for games that have them, and which one it is.
         */
        Steps: {
            /** @default [] */
            names?: string[];
            /** @default -1 */
            now?: number;
        };
        /**
         * Stock
         * @description The stock list: everything in the box, and where it lies as far as the reader may know.
         */
        Stock: {
            note: string;
            parts: components["schemas"]["StockPart"][];
            filters: components["schemas"]["StockFilter"][];
        };
        /**
         * StockCard
         * @description A card of the box, and where its copies lie as far as the reader may know.
         */
        StockCard: {
            id: string;
            name: string;
            text: string;
            copies: number;
            place: string;
            shares: components["schemas"]["Share"][];
            /** @default [] */
            tags?: string[];
            /** @default null */
            face?: components["schemas"]["Face"] | null;
        };
        /**
         * StockChoice
         * @description One thing that cards can be looked for by.
         */
        StockChoice: {
            tag: string;
            label: string;
            /** @default  */
            icon?: string;
        };
        /**
         * StockFilter
         * @description Choices that belong together.
         */
        StockFilter: {
            title: string;
            choices: components["schemas"]["StockChoice"][];
        };
        /**
         * StockPart
         * @description All cards of one sort, and how many of them lie where.
         */
        StockPart: {
            key: string;
            title: string;
            /** @default  */
            note?: string;
            left: number;
            of: string;
            shares: components["schemas"]["Share"][];
            /** @default [] */
            cards?: components["schemas"]["StockCard"][];
        };
        /**
         * Story
         * @description What is read aloud before a decision, with the leads that can be chosen.
         */
        Story: {
            title: string;
            /** @default  */
            about?: string;
            /** @default  */
            icon?: string;
            /** @default 0 */
            level?: number;
            /** @default  */
            place?: string;
            text: string;
            leads: components["schemas"]["Lead"][];
        };
        /**
         * Sum
         * @description A sum of the dice: in how many throws it comes up, and whether it wins.
         */
        Sum: {
            sum: number;
            ways: number;
            wins: boolean;
        };
        /**
         * Survey
         * @description All tiles and layouts of a pack, the faces of what is on them, and its enemies as tokens.
         */
        Survey: {
            tiles: components["schemas"]["SurveyedMap"][];
            layouts: components["schemas"]["SurveyedMap"][];
            faces: {
                [key: string]: components["schemas"]["Face"];
            };
            tokens: {
                [key: string]: components["schemas"]["FalloutEnemy"];
            };
        };
        /**
         * SurveyedMap
         * @description A tile, or a layout of tiles, in the words of a table and its board.
         */
        SurveyedMap: {
            key: string;
            title: string;
            about: string;
            map: components["schemas"]["FalloutTile"][];
            tiles: components["schemas"]["MapTile"][];
        };
        /**
         * TableInfo
         * @description A table from outside the game.
         */
        TableInfo: {
            table: string;
            game: string;
            title: string;
            /** @enum {unknown} */
            status: "closed" | "over" | "playing" | "waiting";
            notice: string;
            language: string;
            options: Record<string, unknown>;
            seats: components["schemas"]["SeatInfo"][];
            watching: number;
            /** @enum {unknown} */
            undo: "fair" | "free";
            pace: number;
            demo: boolean;
            paused: boolean;
            hides: boolean;
            alone: boolean;
            positions: boolean;
            hands_known: number;
            notices: components["schemas"]["NoticeInfo"][];
            commitment: string;
            round: number;
            created: number;
            next: string;
            lesson: string;
            patience: number;
            hints: boolean;
            advised: boolean;
        };
        /**
         * TableOption
         * @description A table option of a game with a plain explanation.
         */
        TableOption: {
            key: string;
            label: string;
            help: string;
            /** @enum {unknown} */
            kind: "choice" | "number" | "switch";
            default: string | number | boolean | null;
            choices: components["schemas"]["Choice"][];
        };
        /**
         * TakeBack
         * @description Take back the latest choice of the seats that I play; where hands are hidden, of this one.
         */
        TakeBack: {
            /** @enum {unknown} */
            type: "undo";
            id: string;
            seq: number;
            seat: number;
        };
        /**
         * Tale
         * @description What became of a seat, as a page to be read and sent: nothing of it did not happen.
         */
        Tale: {
            seat: number;
            title: string;
            about: string;
            paragraphs: components["schemas"]["TaleSentence"][][];
            stops: components["schemas"]["TaleStop"][];
            legs: string[][];
            stamps: components["schemas"]["TaleStamp"][];
            sender: string;
            note: string;
        };
        /**
         * TaleSentence
         * @description A sentence of a tale, and the line of the journal that it tells of.
         */
        TaleSentence: {
            text: string;
            line: number;
            /** @default 0 */
            stop?: number;
        };
        /**
         * TaleStamp
         * @description A figure at the end of a tale.
         */
        TaleStamp: {
            figure: string;
            text: string;
            /** @default  */
            tone?: string;
        };
        /**
         * TaleStop
         * @description A place on the way of a tale; they are numbered from 1.
         */
        TaleStop: {
            place: string;
            text: string;
            line: number;
        };
        /**
         * Targets
         * @description What is pointed at; whatever there is none of is empty.
         */
        Targets: {
            /** @default [] */
            places?: string[];
            /** @default [] */
            cards?: components["schemas"]["CardTarget"][];
            /** @default [] */
            seats?: number[];
            /** @default [] */
            dice?: number[];
            /** @default [] */
            faces?: number[];
            /** @default {} */
            values?: {
                [key: string]: string | number;
            };
        };
        /**
         * TermInfo
         * @description A word of the games: what it means, and how it can be found in a text.
         */
        TermInfo: {
            id: string;
            word: string;
            text: string;
            forms: string[];
            rules: string[];
        };
        /**
         * ToldCard
         * @description A page of the story: what was said, what decided it, what came of it.
         *
         *         One that grows is told again, under the same key: the latest stands for all of them.
         */
        ToldCard: {
            key: string;
            /** @enum {unknown} */
            kind: "activation" | "completed" | "ending" | "event" | "failed" | "outcome" | "prologue" | "staged";
            title: string;
            /** @default  */
            about?: string;
            /** @default  */
            icon?: string;
            /** @default -1 */
            seat?: number;
            /** @default  */
            place?: string;
            /** @default 0 */
            number?: number;
            /** @default  */
            lead?: string;
            /** @default  */
            said?: string;
            /** @default  */
            terms?: string;
            /** @default [] */
            rolls?: components["schemas"]["ToldRoll"][];
            /** @default  */
            text?: string;
            /** @default [] */
            figures?: components["schemas"]["ToldFigure"][];
            /** @default [] */
            lines?: components["schemas"]["ToldLine"][];
            /** @default [] */
            rules?: string[];
            /** @default true */
            settled?: boolean;
        };
        /**
         * ToldDie
         * @description A die as it came to lie.
         */
        ToldDie: {
            areas: string[];
            hits: number;
        };
        /**
         * ToldFigure
         * @description What somebody gained or suffered.
         */
        ToldFigure: {
            icon: string;
            text: string;
            /** @default  */
            note?: string;
            /** @default null */
            counts?: ("agendas" | "caps" | "hp" | "rads") | null;
            /** @default true */
            good?: boolean;
        };
        /**
         * ToldLine
         * @description One of several things of a card: an objective, a faction, a step, what comes next.
         */
        ToldLine: {
            /** @default  */
            icon?: string;
            /** @default  */
            title?: string;
            /** @default  */
            text?: string;
            /** @default  */
            note?: string;
            /** @default [] */
            route?: string[];
            /** @default [] */
            also?: string[];
            /** @default [] */
            rules?: string[];
        };
        /**
         * ToldRoll
         * @description The test or fight that decided.
         */
        ToldRoll: {
            /** @enum {unknown} */
            kind: "fight" | "test";
            title: string;
            /** @default  */
            letters?: string;
            got: number;
            /** @default 0 */
            needed?: number;
            /** @default [] */
            dice?: components["schemas"]["ToldDie"][];
            /** @default false */
            passed?: boolean;
            verdict: string;
        };
        /**
         * Trade
         * @description An offer with two sides, being made or answered.
         */
        Trade: {
            sides: components["schemas"]["Side"][];
            /** @default  */
            accept?: string;
            /** @default  */
            propose?: string;
            /** @default  */
            counter?: string;
            /** @default  */
            decline?: string;
            /** @default [] */
            after?: string[];
            /** @default  */
            note?: string;
            /** @default [] */
            rules?: string[];
        };
        /**
         * Trainee
         * @description A dweller who comes back from training, with the letters there are.
         */
        Trainee: {
            place: string;
            text: string;
            keys: components["schemas"]["LetterKey"][];
        };
        /**
         * Trial
         * @description A test that an objective sets.
         */
        Trial: {
            letters: string;
            difficulty: number;
            percent: number | null;
        };
        /**
         * TurnedDie
         * @description A face that a die may be turned to.
         */
        TurnedDie: {
            die: number;
            choice: string;
            label: string;
            shown: components["schemas"]["DieShown"];
            /** @default null */
            percent?: number | null;
        };
        /**
         * UnderWay
         * @description What is going on at this moment, as data for the rules: it is not meant to be written.
         */
        UnderWay: {
            frames: unknown[][];
            fields: Record<string, unknown>;
            seal?: string;
        };
        /**
         * Verdict
         * @description What the letter of a space makes of who goes there.
         */
        Verdict: {
            text: string;
            /** @default  */
            trained?: string;
            /** @default  */
            tone?: string;
        };
        /**
         * Walk
         * @description A way to a space: the choices that make it, as one move.
         */
        Walk: {
            space: string;
            points: number;
            rads: number;
            action: boolean;
            meets: components["schemas"]["Meeting"][];
            route: string[];
            choices: string[];
        };
        /**
         * Ware
         * @description A card in the shop, for this survivor.
         */
        Ware: {
            item: string;
            name: string;
            price: number;
            /** @default [] */
            choices?: string[];
            /** @default [] */
            worn?: string[];
            /** @default  */
            worn_text?: string;
            /** @default  */
            reason?: string;
            /** @default [] */
            rules?: string[];
            /** @default 0 */
            short?: number;
            /** @default false */
            recruits?: boolean;
            /** @default  */
            deal?: string;
            /** @default  */
            note?: string;
            /** @default false */
            fresh?: boolean;
            /** @default false */
            last?: boolean;
        };
        /**
         * WatchKey
         * @description The secret of a link to watch; it is told once.
         */
        WatchKey: {
            token: string;
        };
        /**
         * Way
         * @description A side on which a room can be built in one step.
         */
        Way: {
            side: string;
            text: string;
            name: string;
            choices: string[];
            /** @default  */
            asks?: string;
            /** @default  */
            ends?: string;
        };
        /**
         * Web
         * @description The whole web; lengths are in pixels.
         */
        Web: {
            title: string;
            legend: [
                string,
                string
            ][];
            width: number;
            height: number;
            chapters: components["schemas"]["WebChapter"][];
        };
        /**
         * WebCard
         * @description A card of the web; a scenario, a lot and what is printed on their sheets count as cards.
         */
        WebCard: {
            key: string;
            /** @enum {unknown} */
            kind: "encounter" | "lot" | "quest" | "scenario";
            /** @default 0 */
            number?: number;
            name: string;
            /** @default  */
            about?: string;
            /** @default  */
            opens?: string;
            /** @default false */
            ends?: boolean;
            /** @default  */
            text?: string;
            /** @default [] */
            rows?: components["schemas"]["WebRow"][];
            x: number;
            y: number;
            width: number;
            height: number;
        };
        /**
         * WebChapter
         * @description A story: its cards from left to right, by how far they are from its beginning.
         */
        WebChapter: {
            key: string;
            /** @enum {unknown} */
            kind: "arc" | "lot" | "scenario";
            title: string;
            about: string;
            y: number;
            width: number;
            height: number;
            cards: components["schemas"]["WebCard"][];
            ways: components["schemas"]["WebWay"][];
        };
        /**
         * WebRow
         * @description A part of a card with ways of its own: an objective of a quest.
         */
        WebRow: {
            /** @default  */
            icon?: string;
            lines: string[];
            text: string;
            /** @default [] */
            tags?: components["schemas"]["WebTag"][];
            y: number;
            height: number;
        };
        /**
         * WebTag
         * @description A mark at the foot of a row: what it gives, or a card of another chapter.
         */
        WebTag: {
            text: string;
            /** @default [] */
            to?: string[];
            /** @default false */
            lot?: boolean;
            x: number;
            width: number;
        };
        /**
         * WebWay
         * @description A way from one card to another, as a curve between them.
         */
        WebWay: {
            source: string;
            target: string;
            /** @enum {unknown} */
            style: "add" | "any" | "either" | "encounter" | "lot" | "shield" | "star";
            path: string;
            x: number;
            y: number;
        };
        /**
         * Welcome
         * @description Who the server takes the client for.
         */
        Welcome: {
            /** @enum {unknown} */
            type: "welcome";
            table: components["schemas"]["TableInfo"];
            seats: number[];
            invited: number;
            host: boolean;
            watches: boolean;
            seq: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type About = components['schemas']['About'];
export type AgendaPart = components['schemas']['AgendaPart'];
export type AgendaWorth = components['schemas']['AgendaWorth'];
export type Alarm = components['schemas']['Alarm'];
export type AlarmStrip = components['schemas']['AlarmStrip'];
export type AllowHints = components['schemas']['AllowHints'];
export type Amount = components['schemas']['Amount'];
export type Analysis = components['schemas']['Analysis'];
export type AnalysisPoint = components['schemas']['AnalysisPoint'];
export type AnalysisSlip = components['schemas']['AnalysisSlip'];
export type AnalysisState = components['schemas']['AnalysisState'];
export type Answer = components['schemas']['Answer'];
export type Ask = components['schemas']['Ask'];
export type AskHint = components['schemas']['AskHint'];
export type Beginning = components['schemas']['Beginning'];
export type Better = components['schemas']['Better'];
export type BotLevel = components['schemas']['BotLevel'];
export type Build = components['schemas']['Build'];
export type CardTarget = components['schemas']['CardTarget'];
export type Chance = components['schemas']['Chance'];
export type Change = components['schemas']['Change'];
export type Choice = components['schemas']['Choice'];
export type Chronicle = components['schemas']['Chronicle'];
export type ClientMessage = components['schemas']['ClientMessage'];
export type Column = components['schemas']['Column'];
export type Comment = components['schemas']['Comment'];
export type Consent = components['schemas']['Consent'];
export type Contest = components['schemas']['Contest'];
export type Cover = components['schemas']['Cover'];
export type Curve = components['schemas']['Curve'];
export type Deadline = components['schemas']['Deadline'];
export type DecisionInfo = components['schemas']['DecisionInfo'];
export type DieShown = components['schemas']['DieShown'];
export type Done = components['schemas']['Done'];
export type Dossier = components['schemas']['Dossier'];
export type Face = components['schemas']['Face'];
export type FalloutAgenda = components['schemas']['FalloutAgenda'];
export type FalloutBoard = components['schemas']['FalloutBoard'];
export type FalloutCard = components['schemas']['FalloutCard'];
export type FalloutContest = components['schemas']['FalloutContest'];
export type FalloutDecks = components['schemas']['FalloutDecks'];
export type FalloutDie = components['schemas']['FalloutDie'];
export type FalloutDiscards = components['schemas']['FalloutDiscards'];
export type FalloutEncounter = components['schemas']['FalloutEncounter'];
export type FalloutEnemy = components['schemas']['FalloutEnemy'];
export type FalloutFaction = components['schemas']['FalloutFaction'];
export type FalloutInquiry = components['schemas']['FalloutInquiry'];
export type FalloutPiles = components['schemas']['FalloutPiles'];
export type FalloutProgress = components['schemas']['FalloutProgress'];
export type FalloutQuest = components['schemas']['FalloutQuest'];
export type FalloutSpace = components['schemas']['FalloutSpace'];
export type FalloutStats = components['schemas']['FalloutStats'];
export type FalloutSurvivor = components['schemas']['FalloutSurvivor'];
export type FalloutTable = components['schemas']['FalloutTable'];
export type FalloutTile = components['schemas']['FalloutTile'];
export type FalloutTrade = components['schemas']['FalloutTrade'];
export type FightEnd = components['schemas']['FightEnd'];
export type Figure = components['schemas']['Figure'];
export type FinalScore = components['schemas']['FinalScore'];
export type Finding = components['schemas']['Finding'];
export type Fork = components['schemas']['Fork'];
export type Fortune = components['schemas']['Fortune'];
export type GameEnd = components['schemas']['GameEnd'];
export type GameInfo = components['schemas']['GameInfo'];
export type Glossary = components['schemas']['Glossary'];
export type GoOn = components['schemas']['GoOn'];
export type Goal = components['schemas']['Goal'];
export type Good = components['schemas']['Good'];
export type HandCard = components['schemas']['HandCard'];
export type HandPart = components['schemas']['HandPart'];
export type HandoverInfo = components['schemas']['HandoverInfo'];
export type Health = components['schemas']['Health'];
export type Hello = components['schemas']['Hello'];
export type Hint = components['schemas']['Hint'];
export type HintLine = components['schemas']['HintLine'];
export type HintReason = components['schemas']['HintReason'];
export type IconInfo = components['schemas']['IconInfo'];
export type Inquiry = components['schemas']['Inquiry'];
export type Join = components['schemas']['Join'];
export type Joined = components['schemas']['Joined'];
export type JournalInfo = components['schemas']['JournalInfo'];
export type JournalSeat = components['schemas']['JournalSeat'];
export type Layer = components['schemas']['Layer'];
export type Lead = components['schemas']['Lead'];
export type LeafletPart = components['schemas']['LeafletPart'];
export type LeafletPoint = components['schemas']['LeafletPoint'];
export type LessonInfo = components['schemas']['LessonInfo'];
export type LessonTold = components['schemas']['LessonTold'];
export type LetterKey = components['schemas']['LetterKey'];
export type LetterMark = components['schemas']['LetterMark'];
export type LetterSpace = components['schemas']['LetterSpace'];
export type Limit = components['schemas']['Limit'];
export type LogEntry = components['schemas']['LogEntry'];
export type LogPage = components['schemas']['LogPage'];
export type Look = components['schemas']['Look'];
export type MapTile = components['schemas']['MapTile'];
export type Meeting = components['schemas']['Meeting'];
export type Moment = components['schemas']['Moment'];
export type Move = components['schemas']['Move'];
export type Moved = components['schemas']['Moved'];
export type NewJournal = components['schemas']['NewJournal'];
export type NewLesson = components['schemas']['NewLesson'];
export type NewPosition = components['schemas']['NewPosition'];
export type NewSeat = components['schemas']['NewSeat'];
export type NewTable = components['schemas']['NewTable'];
export type NoticeInfo = components['schemas']['NoticeInfo'];
export type OldJournal = components['schemas']['OldJournal'];
export type OpenHand = components['schemas']['OpenHand'];
export type Opened = components['schemas']['Opened'];
export type Opponent = components['schemas']['Opponent'];
export type OptionInfo = components['schemas']['OptionInfo'];
export type OutcomeInfo = components['schemas']['OutcomeInfo'];
export type Pace = components['schemas']['Pace'];
export type PackLook = components['schemas']['PackLook'];
export type Passage = components['schemas']['Passage'];
export type People = components['schemas']['People'];
export type Ping = components['schemas']['Ping'];
export type Pointer = components['schemas']['Pointer'];
export type Pong = components['schemas']['Pong'];
export type Position = components['schemas']['Position'];
export type Power = components['schemas']['Power'];
export type Preview = components['schemas']['Preview'];
export type Problem = components['schemas']['Problem'];
export type ProofCard = components['schemas']['ProofCard'];
export type ProofPart = components['schemas']['ProofPart'];
export type Prospect = components['schemas']['Prospect'];
export type Prowl = components['schemas']['Prowl'];
export type QuestGoal = components['schemas']['QuestGoal'];
export type Rank = components['schemas']['Rank'];
export type Reason = components['schemas']['Reason'];
export type Refusal = components['schemas']['Refusal'];
export type Refused = components['schemas']['Refused'];
export type Remark = components['schemas']['Remark'];
export type Reply = components['schemas']['Reply'];
export type Result = components['schemas']['Result'];
export type Rule = components['schemas']['Rule'];
export type RuleSection = components['schemas']['RuleSection'];
export type Rules = components['schemas']['Rules'];
export type Said = components['schemas']['Said'];
export type Sale = components['schemas']['Sale'];
export type Say = components['schemas']['Say'];
export type ScoreEntry = components['schemas']['ScoreEntry'];
export type ScoreSheet = components['schemas']['ScoreSheet'];
export type ScoreSource = components['schemas']['ScoreSource'];
export type ScoreTie = components['schemas']['ScoreTie'];
export type SeatChange = components['schemas']['SeatChange'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type SeatKey = components['schemas']['SeatKey'];
export type Section = components['schemas']['Section'];
export type ServerMessage = components['schemas']['ServerMessage'];
export type Share = components['schemas']['Share'];
export type ShelterBoard = components['schemas']['ShelterBoard'];
export type ShelterCubes = components['schemas']['ShelterCubes'];
export type ShelterDecks = components['schemas']['ShelterDecks'];
export type ShelterDiscards = components['schemas']['ShelterDiscards'];
export type ShelterDweller = components['schemas']['ShelterDweller'];
export type ShelterDwellers = components['schemas']['ShelterDwellers'];
export type ShelterItem = components['schemas']['ShelterItem'];
export type ShelterLevel = components['schemas']['ShelterLevel'];
export type ShelterPiles = components['schemas']['ShelterPiles'];
export type ShelterPlayer = components['schemas']['ShelterPlayer'];
export type ShelterRoom = components['schemas']['ShelterRoom'];
export type ShelterSpace = components['schemas']['ShelterSpace'];
export type ShelterTable = components['schemas']['ShelterTable'];
export type Shop = components['schemas']['Shop'];
export type Side = components['schemas']['Side'];
export type Site = components['schemas']['Site'];
export type Sizes = components['schemas']['Sizes'];
export type SpaceFace = components['schemas']['SpaceFace'];
export type StagedQuest = components['schemas']['StagedQuest'];
export type StandingInfo = components['schemas']['StandingInfo'];
export type Stature = components['schemas']['Stature'];
export type Steps = components['schemas']['Steps'];
export type Stock = components['schemas']['Stock'];
export type StockCard = components['schemas']['StockCard'];
export type StockChoice = components['schemas']['StockChoice'];
export type StockFilter = components['schemas']['StockFilter'];
export type StockPart = components['schemas']['StockPart'];
export type Story = components['schemas']['Story'];
export type Sum = components['schemas']['Sum'];
export type Survey = components['schemas']['Survey'];
export type SurveyedMap = components['schemas']['SurveyedMap'];
export type TableInfo = components['schemas']['TableInfo'];
export type TableOption = components['schemas']['TableOption'];
export type TakeBack = components['schemas']['TakeBack'];
export type Tale = components['schemas']['Tale'];
export type TaleSentence = components['schemas']['TaleSentence'];
export type TaleStamp = components['schemas']['TaleStamp'];
export type TaleStop = components['schemas']['TaleStop'];
export type Targets = components['schemas']['Targets'];
export type TermInfo = components['schemas']['TermInfo'];
export type ToldCard = components['schemas']['ToldCard'];
export type ToldDie = components['schemas']['ToldDie'];
export type ToldFigure = components['schemas']['ToldFigure'];
export type ToldLine = components['schemas']['ToldLine'];
export type ToldRoll = components['schemas']['ToldRoll'];
export type Trade = components['schemas']['Trade'];
export type Trainee = components['schemas']['Trainee'];
export type Trial = components['schemas']['Trial'];
export type TurnedDie = components['schemas']['TurnedDie'];
export type UnderWay = components['schemas']['UnderWay'];
export type Verdict = components['schemas']['Verdict'];
export type Walk = components['schemas']['Walk'];
export type Ware = components['schemas']['Ware'];
export type WatchKey = components['schemas']['WatchKey'];
export type Way = components['schemas']['Way'];
export type Web = components['schemas']['Web'];
export type WebCard = components['schemas']['WebCard'];
export type WebChapter = components['schemas']['WebChapter'];
export type WebRow = components['schemas']['WebRow'];
export type WebTag = components['schemas']['WebTag'];
export type WebWay = components['schemas']['WebWay'];
export type Welcome = components['schemas']['Welcome'];
export type $defs = Record<string, never>;
export interface operations {
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Here it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    openapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Here it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    about: {
        parameters: {
            query?: {
                /** @description of all words in the answer */
                language?: "en" | "pl" | "ru";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Here it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    rules: {
        parameters: {
            query?: {
                /** @description of all words in the answer */
                language?: "en" | "pl" | "ru";
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Here it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rules"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    glossary: {
        parameters: {
            query?: {
                /** @description of all words in the answer */
                language?: "en" | "pl" | "ru";
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Here it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Glossary"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    look: {
        parameters: {
            query?: {
                /** @description of all words in the answer */
                language?: "en" | "pl" | "ru";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Here it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PackLook"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Here it is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-slow. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: name-taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: media-type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    load_journal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewJournal"];
            };
        };
        responses: {
            /** @description Here it is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-slow. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: media-type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    read_journal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OldJournal"];
            };
        };
        responses: {
            /** @description Here it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalInfo"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-slow. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: media-type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    open_lesson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLesson"];
            };
        };
        responses: {
            /** @description Here it is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-slow. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: name-taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: media-type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    set_up: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPosition"];
            };
        };
        responses: {
            /** @description Here it is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-slow. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: name-taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: media-type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    info: {
        parameters: {
            query?: {
                /** @description of all words in the answer */
                language?: "en" | "pl" | "ru";
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Here it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unauthorised. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable, unreadable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unauthorised. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-host, wrong-origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable, unreadable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    join: {
        parameters: {
            query?: {
                /** @description of all words in the answer */
                language?: "en" | "pl" | "ru";
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Join"];
            };
        };
        responses: {
            /** @description Here it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Joined"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unauthorised. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-slow. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: closed, name-taken, no-link, over, playing, undecided. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: media-type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable, unreadable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    start: {
        parameters: {
            query?: {
                /** @description of all words in the answer */
                language?: "en" | "pl" | "ru";
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Here it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unauthorised. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-host, wrong-origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: playing. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable, unreadable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    allow_hints: {
        parameters: {
            query?: {
                /** @description of all words in the answer */
                language?: "en" | "pl" | "ru";
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllowHints"];
            };
        };
        responses: {
            /** @description Here it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unauthorised. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-host, wrong-origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-slow. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: closed, over. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: media-type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable, unreadable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    change_seat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatChange"];
            };
        };
        responses: {
            /** @description Here it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatKey"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unauthorised. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: hidden, not-host, wrong-origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-slow. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: closed, name-taken, over. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: media-type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable, unreadable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    consent: {
        parameters: {
            query?: {
                /** @description of all words in the answer */
                language?: "en" | "pl" | "ru";
            };
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Consent"];
            };
        };
        responses: {
            /** @description Here it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableInfo"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unauthorised. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-your-seat, wrong-origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-slow. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: closed, no-handover, over. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: media-type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable, unreadable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    watch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Here it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchKey"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unauthorised. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-host, wrong-origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable, unreadable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Here it is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unauthorised. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-host, wrong-origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-over. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable, unreadable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    fork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Fork"];
            };
        };
        responses: {
            /** @description Here it is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unauthorised. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: hidden, wrong-origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-slow. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: closed, full, over, waiting. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: media-type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable, unreadable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    journal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Here it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unauthorised. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: hidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: waiting. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable, unreadable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    position: {
        parameters: {
            query?: {
                /** @description from where to look; -2 for who only watches */
                seat?: number;
                /** @description of all words in the answer */
                language?: "en" | "pl" | "ru";
                /** @description whether the table is told in words too */
                plain?: boolean;
            };
            header?: never;
            path: {
                table: string;
                line: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Here it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unauthorised. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: hidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: closed, waiting. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable, unreadable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    copy: {
        parameters: {
            query?: {
                /** @description from where to look; -2 for who only watches */
                seat?: number;
            };
            header?: never;
            path: {
                table: string;
                line: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Here it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unauthorised. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: hidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: closed, over, waiting. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable, unreadable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    log: {
        parameters: {
            query?: {
                /** @description the line that the page ends before; without it, the latest */
                before?: number;
                /** @description of all words in the answer */
                language?: "en" | "pl" | "ru";
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Here it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogPage"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unauthorised. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: closed, waiting. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable, unreadable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    stock: {
        parameters: {
            query?: {
                /** @description from where to look; -2 for who only watches */
                seat?: number;
                /** @description of all words in the answer */
                language?: "en" | "pl" | "ru";
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Here it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stock"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unauthorised. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: hidden. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: closed, waiting. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable, unreadable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    chronicle: {
        parameters: {
            query?: {
                /** @description of all words in the answer */
                language?: "en" | "pl" | "ru";
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Here it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Chronicle"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unauthorised. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: closed, not-over, waiting. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable, unreadable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    analysis: {
        parameters: {
            query?: {
                /** @description of all words in the answer */
                language?: "en" | "pl" | "ru";
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Here it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisState"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unauthorised. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: closed, not-over, waiting. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable, unreadable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    hint: {
        parameters: {
            query?: {
                /** @description of all words in the answer */
                language?: "en" | "pl" | "ru";
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskHint"];
            };
        };
        responses: {
            /** @description Here it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hint"];
                };
            };
            /** @description Refused: malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unauthorised. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-your-seat, wrong-origin. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not-found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: method. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-slow. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: closed, no-hints, over, stale, stands-in, waiting. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: media-type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: wrong-host. */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: impossible. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: too-frequent. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: unavailable, unreadable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
}
