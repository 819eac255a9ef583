//! The subset of HTTP/1.1 that serving files to a browser needs.

use std::io::{self, BufRead, BufReader, Write};
use std::net::TcpStream;

/// Maximum size of a request's head: no browser sends more.
const LONGEST_HEAD: u64 = 64 * 1024;

/// A browser's request.
#[derive(Debug, Default)]
pub struct Request {
    /// The method, such as `GET`.
    pub method: String,
    /// The path with its query.
    pub path: String,
    headers: Vec<(String, String)>,
}

/// The response.
#[derive(Debug)]
pub struct Answer {
    /// The status, such as 200.
    pub status: u16,
    /// Complete header lines.
    pub headers: Vec<String>,
    /// The content.
    pub body: Vec<u8>,
}

impl Request {
    /// Returns the value of a header, by its lower-case name; empty if missing.
    pub fn header(&self, name: &str) -> &str {
        self.headers
            .iter()
            .find(|(known, _)| known == name)
            .map_or("", |(_, value)| value)
    }

    /// Reads the head of a request; returns `None` at the end of the connection.
    fn read(stream: impl BufRead) -> io::Result<Option<Self>> {
        let mut lines = stream.take(LONGEST_HEAD).lines();
        let Some(first) = lines.next().transpose()? else {
            return Ok(None);
        };
        let mut words = first.split(' ').map(str::to_owned);
        let mut request = Self {
            method: words.next().unwrap_or_default(),
            ..Self::default()
        };
        request.path = words.next().unwrap_or_default();
        for line in lines {
            let line = line?;
            let Some((name, value)) = line.split_once(':') else {
                break;
            };
            request
                .headers
                .push((name.to_ascii_lowercase(), value.trim().to_owned()));
        }
        Ok(Some(request))
    }
}

/// Answers requests until the browser closes the connection.
pub fn converse(stream: &TcpStream, answer: impl Fn(&Request) -> Answer) -> io::Result<()> {
    let mut reader = BufReader::new(stream);
    while let Some(request) = Request::read(&mut reader)? {
        let known = request.method == "GET" || request.method == "HEAD";
        let answer = if known {
            answer(&request)
        } else {
            Answer {
                status: 405,
                headers: Vec::new(),
                body: Vec::new(),
            }
        };
        write(stream, &answer, request.method == "HEAD")?;
        if !known {
            // It may have a body, which is not read.
            break;
        }
    }
    Ok(())
}

fn write(mut stream: impl Write, Answer { status, headers, body }: &Answer, head_only: bool) -> io::Result<()> {
    let reason = match status {
        200 => "OK",
        304 => "Not Modified",
        404 => "Not Found",
        _ => "Method Not Allowed",
    };
    let mut head = format!("HTTP/1.1 {status} {reason}\r\n");
    for header in headers {
        head += &format!("{header}\r\n");
    }
    if *status != 304 {
        head += &format!("Content-Length: {}\r\n", body.len());
    }
    // In one write: two small ones would wait for each other.
    let mut message = format!("{head}\r\n").into_bytes();
    if !head_only {
        message.extend_from_slice(body);
    }
    stream.write_all(&message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_requests_one_after_the_other() -> io::Result<()> {
        let mut stream: &[u8] = b"GET /a?b HTTP/1.1\r\nAccept-Encoding: gzip, br\r\n\r\nHEAD / HTTP/1.1\r\n\r\n";
        let first = Request::read(&mut stream)?.unwrap_or_default();
        assert_eq!((&*first.method, &*first.path), ("GET", "/a?b"));
        assert_eq!(first.header("accept-encoding"), "gzip, br");
        assert_eq!(first.header("range"), "");
        assert_eq!(Request::read(&mut stream)?.unwrap_or_default().method, "HEAD");
        assert!(Request::read(&mut stream)?.is_none());
        Ok(())
    }

    #[test]
    fn a_head_has_the_length_and_not_the_content() -> io::Result<()> {
        let answer = Answer {
            status: 200,
            headers: vec!["X-Test: 1".into()],
            body: b"abc".to_vec(),
        };
        let mut head = Vec::new();
        write(&mut head, &answer, true)?;
        assert_eq!(
            String::from_utf8_lossy(&head),
            "HTTP/1.1 200 OK\r\nX-Test: 1\r\nContent-Length: 3\r\n\r\n"
        );
        Ok(())
    }
}
