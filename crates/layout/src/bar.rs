//! Measures of the bar below a table that is reviewed or practiced on, in pixels of the interface.

use bevy_math::Vec2;

use crate::Device;

use BarPart::{Choices, Eyes, Leave, Line, PlayOn, Speed, Steps, TimeLine};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarPart {
    /// The button that leaves the replay or the exercise.
    Leave,
    /// The line about the last action, or about the exercise.
    Line,
    /// The learner's buttons.
    Choices,
    /// The time line of a replay.
    TimeLine,
    /// The buttons for rounds, steps and play.
    Steps,
    Speed,
    /// The button for the point of view.
    Eyes,
    /// The button that starts practice from here.
    PlayOn,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BarMeasures {
    pub height: f32,
    /// Padding at the sides, and above and below.
    pub padding: Vec2,
    /// Gap between the parts of a row, and between rows.
    pub gap: Vec2,
    /// Parts from left to right, in rows from top to bottom.
    pub rows: &'static [&'static [BarPart]],
    /// Text size of the line.
    pub line: f32,
    /// Text size of a long line.
    pub long_line: f32,
    /// Text size of the title above the line.
    pub title: f32,
    /// Size of the stars beside the title.
    pub star: f32,
    /// Diameter of the button that leaves.
    pub leave: f32,
    /// Diameter of the buttons for steps.
    pub steps: f32,
    /// Scale of the time line.
    pub time_line: f32,
    /// Scale of all buttons and of texts beside them.
    pub scale: f32,
    /// Scale of buttons with captions, in place of [`BarMeasures::scale`].
    pub buttons: f32,
}

/// Measures of a bar by device.
#[derive(Clone, Copy, Debug)]
pub struct Bars {
    /// Below a wide table.
    wide: BarMeasures,
    /// Below an upright table.
    upright: BarMeasures,
    /// On an upright phone.
    phone: BarMeasures,
    /// On a phone on its side.
    low: BarMeasures,
}

const REPLAY: BarMeasures = BarMeasures {
    height: 140.0,
    padding: Vec2::new(24.0, 10.0),
    gap: Vec2::new(10.0, 6.0),
    rows: &[&[Line, Speed, Eyes, PlayOn], &[Leave, Steps, TimeLine]],
    line: 17.0,
    long_line: 17.0,
    title: 0.0,
    star: 0.0,
    leave: 48.0,
    steps: 48.0,
    time_line: 1.0,
    scale: 1.0,
    buttons: 1.0,
};

pub static REPLAY_BAR: Bars = Bars {
    wide: REPLAY,
    upright: BarMeasures {
        height: 306.0,
        rows: &[&[Line], &[TimeLine], &[Steps], &[Leave, Speed, Eyes, PlayOn]],
        line: 23.0,
        leave: 62.0,
        steps: 80.0,
        time_line: 1.36,
        buttons: 1.2,
        ..REPLAY
    },
    phone: BarMeasures {
        height: 306.0,
        padding: Vec2::new(14.0, 10.0),
        rows: &[&[Line], &[TimeLine, Speed], &[Leave, Steps], &[Eyes, PlayOn]],
        line: 23.0,
        leave: 62.0,
        steps: 62.0,
        time_line: 1.1,
        scale: 0.84,
        buttons: 0.84,
        ..REPLAY
    },
    low: BarMeasures {
        height: 176.0,
        ..REPLAY
    },
};

const EXERCISE: BarMeasures = BarMeasures {
    height: 104.0,
    padding: Vec2::new(24.0, 10.0),
    gap: Vec2::new(18.0, 0.0),
    rows: &[&[Leave, Line, Choices]],
    line: 21.0,
    long_line: 17.5,
    title: 15.0,
    star: 20.0,
    leave: 52.0,
    steps: 0.0,
    time_line: 1.0,
    scale: 1.0,
    buttons: 1.0,
};

const EXERCISE_UPRIGHT: BarMeasures = BarMeasures {
    height: 236.0,
    gap: Vec2::new(12.0, 8.0),
    rows: &[&[Line], &[Leave, Choices]],
    line: 21.0 * 1.4,
    long_line: 17.5 * 1.4,
    title: 15.0 * 1.4,
    star: 20.0 * 1.4,
    leave: 72.0,
    buttons: 1.25,
    ..EXERCISE
};

pub static EXERCISE_BAR: Bars = Bars {
    wide: EXERCISE,
    upright: EXERCISE_UPRIGHT,
    phone: BarMeasures {
        line: 21.0 * 1.1,
        long_line: 17.5 * 1.1,
        title: 15.0 * 1.1,
        star: 20.0 * 1.1,
        buttons: 1.1,
        ..EXERCISE_UPRIGHT
    },
    low: BarMeasures {
        height: 146.0,
        ..EXERCISE
    },
};

impl Bars {
    /// Returns the measures on a device, held upright or not.
    #[must_use]
    pub fn on(&'static self, device: Device, upright: bool) -> &'static BarMeasures {
        match device {
            Device::PhoneUpright => &self.phone,
            Device::PhoneOnItsSide => &self.low,
            Device::Desk | Device::Tablet if upright => &self.upright,
            Device::Desk | Device::Tablet => &self.wide,
        }
    }
}
