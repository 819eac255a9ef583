//! Phrases kept beside the texts they produced, so that the screen can switch languages at once.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use bevy::prelude::*;

use super::ScreenReaderText;
use crate::redraw::Redraw;
use crate::text::language::{self, Language};
use crate::text::{Phrase, Words};

/// Requests another language for the screen.
#[derive(Message, Clone, Debug)]
pub struct Speak(pub Arc<Language>);

/// The language of the screen. It changes before `Update`, so that systems that write their own text can do so again.
#[derive(Resource, Clone, Debug)]
pub struct Spoken(Arc<Language>);

impl Spoken {
    /// Returns the language.
    #[must_use]
    pub fn language(&self) -> &Arc<Language> {
        &self.0
    }
}

/// The phrase that a text or a text span shows.
#[derive(Component, Clone, Debug)]
pub struct Says {
    phrase: Words,
    /// Hash of the text as it was written: text overwritten without its phrase is left alone.
    written: u64,
}

impl Says {
    /// Records this phrase, shown as `words`.
    #[must_use]
    pub(super) fn new(phrase: &dyn Phrase, words: &str) -> Says {
        Says {
            phrase: phrase.words(),
            written: hash(words),
        }
    }

    /// Shows another phrase from now on.
    pub fn write(&mut self, text: &mut Mut<Text>, phrase: &dyn Phrase) {
        let words = phrase.text();
        *self = Says::new(phrase, &words);
        if text.0 != words {
            text.0 = words;
        }
    }

    /// Returns the text in this language, if the current one is the recorded one and differs from it.
    fn again(&mut self, words: &str, language: &Language) -> Option<String> {
        if self.written != hash(words) {
            return None;
        }
        let now = self.phrase.text_in(language);
        self.written = hash(&now);
        (now != words).then_some(now)
    }
}

fn hash(words: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    words.hash(&mut hasher);
    hasher.finish()
}

/// The label of a control or of a part of the screen.
#[derive(Component, Clone, Debug)]
pub struct Labelled(Words);

/// Builds an accessible label that follows the language.
pub fn label(phrase: &dyn Phrase) -> impl Bundle + use<> {
    (AccessibleLabel::new(phrase.text()), Labelled(phrase.words()))
}

fn say_again(
    mut asked: MessageReader<Speak>,
    mut spoken: ResMut<Spoken>,
    mut texts: Query<(&mut Says, Option<&mut Text>, Option<&mut TextSpan>)>,
    labels: Query<(Entity, &Labelled)>,
    mut heard: Query<&mut ScreenReaderText>,
    mut commands: Commands,
    mut redraw: ResMut<Redraw>,
) {
    let Some(Speak(wanted)) = asked.read().last() else {
        return;
    };
    language::speak(wanted.clone());
    spoken.0 = wanted.clone();
    for (mut says, text, span) in &mut texts {
        if let Some(mut text) = text {
            if let Some(words) = says.again(&text.0, wanted) {
                text.0 = words;
            }
        } else if let Some(mut span) = span
            && let Some(words) = says.again(&span.0, wanted)
        {
            span.0 = words;
        }
    }
    for (entity, Labelled(phrase)) in &labels {
        commands
            .entity(entity)
            .insert(AccessibleLabel::new(phrase.text_in(wanted)));
    }
    for mut heard in &mut heard {
        heard.say_again(wanted);
    }
    redraw.for_a_while();
}

/// Updates texts when the language changes.
pub fn plugin(app: &mut App) {
    app.add_message::<Speak>().insert_resource(Spoken(language::current()));
    app.add_systems(PreUpdate, say_again.run_if(on_message::<Speak>));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say;
    use crate::text::Verbatim;

    #[test]
    fn a_text_says_the_same_in_another_language() {
        let phrase = say::turn_line::broken();
        let mut says = Says::new(&phrase, &phrase.text());
        let pseudo = Language::pseudo();
        let now = says.again("Spades are broken", &pseudo).expect("other words");
        assert!(now.starts_with("[Spáá"), "{now}");
        assert_eq!(says.again(&now, &pseudo), None, "it says that already");
        assert_eq!(
            says.again(&now, &Language::english()).as_deref(),
            Some("Spades are broken")
        );
    }

    #[test]
    fn words_that_were_written_over_and_names_stay() {
        let phrase = say::turn_line::broken();
        let mut says = Says::new(&phrase, &phrase.text());
        assert_eq!(says.again("Something else", &Language::pseudo()), None);
        let mut name = Says::new(&Verbatim("Mara".into()), "Mara");
        assert_eq!(name.again("Mara", &Language::pseudo()), None);
    }
}
